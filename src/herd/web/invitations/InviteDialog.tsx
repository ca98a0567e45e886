import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { DialogFault } from '../DialogFault.tsx'
import { useInvite } from '../use-herd-acts.ts'
import { useKeptFields } from '../use-kept-fields.ts'

const nobodyYet = { email: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, fault: refusal } = useInvite()
  const { fields, change, giveUp, close } = useKeptFields({
    form: 'invite',
    empty: nobodyYet,
    isPending,
    onClose,
  })
  const [isMissing, setMissing] = useState(false)
  const fault = isMissing ? { title: 'Email required', text: 'Please enter an email address.' } : refusal
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('input')?.focus()
  // After the dialog has opened itself, which gives the focus to its first button.
  useEffect(focusField, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const toEmail = fields.email.trim()
    setMissing(toEmail === '')
    if (toEmail === '') focusField()
    else mutate(toEmail, { onSuccess: giveUp, onError: focusField })
  }

  return (
    <Dialog
      open
      title="Invite a GoatMate"
      onClose={close}
      footer={
        <>
          <Button look="quiet" onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isPending}>
            {isPending ? 'Sending...' : 'Send Invitation'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <p className="text-sm text-ink-2">
          They get an email that says who invites them. You become GoatMates when they sign in with that
          address, or make an account with it.
        </p>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          value={fields.email}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => change({ email: target.value })}
        />
        <DialogFault fault={fault} />
      </form>
    </Dialog>
  )
}
