import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { User } from '../../contract.ts'
import { formText } from '../form-text.ts'
import { useFormAttempt } from '../use-form-attempt.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const deleteAccount = useDeleteAccount()
  const { isBusy, fault, attempt, refuse } = useFormAttempt(form)

  // After the dialog has opened itself, which gives the focus to its first button.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    const confirm = formText(typed, 'confirm').trim()
    if (confirm !== 'DELETE') refuse({ fields: { confirm: 'Type DELETE in capital letters to confirm.' } })
    else void attempt(() => deleteAccount(formText(typed, 'password'), confirm))
  }

  return (
    <Dialog
      open
      title="Delete your account?"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button look="danger" type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? 'Deleting...' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" onSubmit={submit} className="grid gap-[18px]">
        <p className="text-sm text-ink-2">
          This deletes the account of{' '}
          <b className="inline-block max-w-full font-[650] wrap-anywhere text-ink">{user.email}</b> at once.
          It cannot be undone. You may want to download your data first.
        </p>
        <OwnPasswordField user={user} fault={fault} />
        <TextField
          label="Type DELETE to confirm"
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fault.fields.confirm}
          required
        />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
      </form>
    </Dialog>
  )
}
