import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import type { Credentials } from './use-sign-in.ts'

interface SignInFormProps {
  email: string | undefined
  onSubmit: (credentials: Credentials) => Promise<void>
}

export function SignInForm({ email, onSubmit }: SignInFormProps) {
  const [typedEmail, setTypedEmail] = useState(email ?? '')
  const emailField = useRef<HTMLInputElement>(null)

  // The form is prerendered: keep what was typed before hydration.
  useLayoutEffect(() => {
    const typedBeforeHydration = emailField.current?.value
    if (typedBeforeHydration) setTypedEmail(typedBeforeHydration)
  }, [])

  const { form, isBusy, fault } = useForm((text) =>
    onSubmit({ email: text('email'), password: text('password') }),
  )

  return (
    <form {...form} className="grid gap-4.5 lg:gap-3.5">
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={typedEmail}
        onChange={({ target }) => setTypedEmail(target.value)}
        error={fault.fields.email}
        required
      />
      <div>
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          error={fault.fields.password}
          required
        />
        <Link
          to="/auth/forgot"
          state={{ email: typedEmail }}
          className="link -mb-2 inline-flex min-h-11 items-center text-sm"
        >
          Forgot your password?
        </Link>
      </div>
      <FormError problem={fault} />
      <Button type="submit" look="primary" size="lg" aria-disabled={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
