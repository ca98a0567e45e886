import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { NewPasswordFields, readNewPassword } from '../forms/NewPasswordFields.tsx'
import type { Registration } from './use-sign-in.ts'

interface RegisterFormProps {
  onSubmit: (registration: Registration) => Promise<void>
}

export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const { form, isBusy, fault } = useForm(async (text) =>
    onSubmit({
      email: text('email'),
      password: readNewPassword(text, 'password'),
      firstName: text('firstName'),
      lastName: text('lastName'),
    }),
  )

  return (
    <form {...form} className="grid gap-4.5 lg:gap-3.5">
      <div className="grid items-start gap-4.5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          error={fault.fields.firstName}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          error={fault.fields.lastName}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        error={fault.fields.email}
        required
      />
      <NewPasswordFields fault={fault} name="password" label="Password" repeatedLabel="Confirm Password" />
      <FormError problem={fault} />
      <Button type="submit" look="primary" size="lg" aria-disabled={isBusy} className="w-full">
        {isBusy ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}
