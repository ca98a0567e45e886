import { type SubmitEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { disagreement } from '../form-fault.ts'
import { formText } from '../form-text.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useFormAttempt } from '../use-form-attempt.ts'

interface ResetPasswordFormProps {
  /** Raises what the server refuses about the password. */
  onChoose: (newPassword: string) => Promise<void>
}

export function ResetPasswordForm({ onChoose }: ResetPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, fault, attempt, refuse } = useFormAttempt(form)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const newPassword = formText(event.currentTarget, 'newPassword')
    const differs = disagreement(newPassword, formText(event.currentTarget, 'repeated'))
    if (differs) refuse(differs)
    else void attempt(() => onChoose(newPassword))
  }

  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-3 max-w-[40ch] text-ink-2">
        It replaces the old one at once, and you are signed out in every browser.
      </p>
      <form ref={form} method="post" onSubmit={submit} className="mt-8 grid gap-[18px]">
        <NewPasswordFields fault={fault} />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
        <Button type="submit" look="sign" size="lg" aria-disabled={isBusy} className="w-full">
          {isBusy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </>
  )
}
