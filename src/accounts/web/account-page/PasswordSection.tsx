import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../contract.ts'
import { NewPasswordFields, readNewPassword } from '../forms/NewPasswordFields.tsx'
import { AccountSection } from './AccountSection.tsx'
import { OwnerField } from './OwnPasswordField.tsx'
import { sessionsQuery } from './own-sessions-query.ts'

export function PasswordSection({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const toast = useToast()

  const { form, isBusy, fault } = useForm(async (text, typed) => {
    const body = { currentPassword: text('currentPassword'), newPassword: readNewPassword(text) }
    await call('PUT /api/account/password', { body })
    typed.reset()
    toast.show({ title: 'Password changed', description: 'Every other browser is signed out.' })
    void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })

  return (
    <AccountSection
      id="password"
      text="Changing it signs out every other browser. You stay signed in here, and we email you."
    >
      <form {...form} className="grid max-w-form gap-4.5">
        <OwnerField user={user} />
        <div>
          <TextField
            label="Current password"
            type="password"
            name="currentPassword"
            autoComplete="current-password"
            error={fault.fields.currentPassword}
            required
          />
          <Link
            to="/auth/forgot"
            state={{ email: user.email }}
            className="link -mb-2 inline-flex min-h-11 items-center text-sm"
          >
            Forgot your password?
          </Link>
        </div>
        <NewPasswordFields fault={fault} />
        <FormError problem={fault} />
        <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
          {isBusy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </AccountSection>
  )
}
