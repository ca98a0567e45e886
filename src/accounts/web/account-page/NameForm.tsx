import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../contract.ts'
import { currentUserQuery } from '../current-user.ts'

/** The name that GoatMates see. */
export function NameForm({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const toast = useToast()

  const { form, isBusy, fault } = useForm(async (text) => {
    const body = { firstName: text('firstName'), lastName: text('lastName') }
    queryClient.setQueryData(currentUserQuery.queryKey, await call('PUT /api/account/name', { body }))
    toast.show({ title: 'Name changed', description: 'Your GoatMates see it from now on.' })
  })

  return (
    <form {...form} className="mt-6 grid max-w-form gap-4.5">
      <div className="grid items-start gap-4.5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          defaultValue={user.firstName ?? ''}
          error={fault.fields.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName ?? ''}
          error={fault.fields.lastName}
        />
      </div>
      <FormError problem={fault} />
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
        {isBusy ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  )
}
