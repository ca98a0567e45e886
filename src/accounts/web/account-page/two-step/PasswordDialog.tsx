import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { User } from '../../../contract.ts'
import { formText } from '../../forms/form-error.ts'
import { useFormSubmission } from '../../forms/use-form-submission.ts'
import { OwnPasswordField } from '../OwnPasswordField.tsx'

interface PasswordDialogProps {
  user: User
  title: string
  /** What happens when it is confirmed. */
  text: ReactNode
  action: string
  busyAction: string
  look?: 'outline' | 'danger'
  /** Throws when it is refused. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before a change to how this account signs in. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { user, title, text, action, busyAction, look = 'outline', onConfirm, onClose } = props
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { isBusy, fault, attempt } = useFormSubmission(form)

  // Runs after the dialog has opened and focused its first button.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(event.currentTarget, 'password')
    void attempt(() => onConfirm(password))
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look={look} type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? busyAction : action}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" onSubmit={submit} className="grid gap-4.5">
        <p className="text-sm text-ink-2">{text}</p>
        <OwnPasswordField user={user} fault={fault} />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
      </form>
    </Dialog>
  )
}
