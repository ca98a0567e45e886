import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { Passkey } from '#accounts/factor-contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFormSubmission } from '../../forms/use-form-submission.ts'
import { PasskeyNameField, readPasskeyName } from './PasskeyNameField.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onRenamed: (name: string) => void
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { isBusy, fault, attempt, refuse } = useFormSubmission(form)

  // Runs after the dialog has opened and focused its first button.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.select(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = readPasskeyName(event.currentTarget, refuse)
    if (name === undefined) return
    void attempt(async () => {
      const renamed = await call('PUT /api/account/passkeys/:id', {
        params: { id: passkey.id },
        body: { name },
      })
      onRenamed(renamed.name)
    })
  }

  return (
    <Dialog
      open
      title="Rename passkey"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" onSubmit={submit} className="grid gap-4.5">
        <PasskeyNameField fault={fault} name={passkey.name} />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
      </form>
    </Dialog>
  )
}
