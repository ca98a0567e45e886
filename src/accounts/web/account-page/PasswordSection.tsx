import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../contract.ts'
import { formText, passwordMismatch } from '../forms/form-error.ts'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { useFormSubmission } from '../forms/use-form-submission.ts'
import { AccountSection } from './AccountSection.tsx'
import { OwnerField } from './OwnPasswordField.tsx'
import { sessionsQuery } from './own-sessions-query.ts'

export function PasswordSection({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const toast = useToast()
  const { isBusy, fault, attempt, refuse } = useFormSubmission(form)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    const newPassword = formText(typed, 'newPassword')
    const differs = passwordMismatch(newPassword, formText(typed, 'repeated'))
    if (differs) return refuse(differs)
    const body = { currentPassword: formText(typed, 'currentPassword'), newPassword }
    const isDone = await attempt(async () => {
      await call('PUT /api/account/password', { body })
    })
    if (!isDone) return
    typed.reset()
    toast.show({ title: 'Password changed', description: 'Every other browser is signed out.' })
    void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <AccountSection
      title="Password"
      text="Changing it signs out every other browser. You stay signed in here, and we email you."
    >
      <form
        ref={form}
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid max-w-form gap-4.5"
      >
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
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
        <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
          {isBusy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </AccountSection>
  )
}
