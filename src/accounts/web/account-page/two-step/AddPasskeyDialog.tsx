import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { formText } from '../../forms/form-error.ts'
import { useFormSubmission } from '../../forms/use-form-submission.ts'
import { createPasskey, requirePasskeySupport } from '../../passkeys/passkey-prompt.ts'
import { OwnPasswordField } from '../OwnPasswordField.tsx'
import { PasskeyNameField, readPasskeyName } from './PasskeyNameField.tsx'

interface AddPasskeyDialogProps {
  user: User
  onAdded: (name: string) => void
  onClose: () => void
}

/** Name and password, then the browser asks for the fingerprint or the like. */
export function AddPasskeyDialog({ user, onAdded, onClose }: AddPasskeyDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { isBusy, fault, attempt, refuse } = useFormSubmission(form)

  // Runs after the dialog has opened and focused its first button.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(event.currentTarget, 'password')
    const name = readPasskeyName(event.currentTarget, refuse)
    if (name === undefined) return
    void attempt(async () => {
      requirePasskeySupport()
      const { options } = await call('POST /api/account/passkeys/options', { body: { password } })
      const credential = await createPasskey(options)
      const added = await call('POST /api/account/passkeys', { body: { name, credential } })
      onAdded(added.name)
    })
  }

  return (
    <Dialog
      open
      title="Add a passkey"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? 'Follow your browser...' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" onSubmit={submit} className="grid gap-4.5">
        <PasskeyNameField fault={fault} />
        <OwnPasswordField user={user} fault={fault} hint="Then your browser asks how to save the passkey." />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
      </form>
    </Dialog>
  )
}
