import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { TextField } from '#platform/ui/TextField.tsx'
import { DialogFault, type Fault } from './DialogFault.tsx'
import { sentenceOf } from './failure-sentence.ts'
import { useInvite } from './use-herd-acts.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useInvite()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<Fault>()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('input')?.focus()
  // After the dialog has opened itself, which gives the focus to its first button.
  useEffect(focusField, [])

  function refuse(found: Fault) {
    setFault(found)
    focusField()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setFault(undefined)
    if (email.trim() === '') refuse({ title: 'Email required', text: 'Please enter an email address.' })
    else
      mutate(email.trim(), {
        onSuccess: onClose,
        onError: (failure) => refuse({ title: 'Failed to send invitation', text: sentenceOf(failure) }),
      })
  }

  return (
    <Dialog
      open
      title="Invite a GoatMate"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
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
          value={email}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <DialogFault fault={fault} />
      </form>
    </Dialog>
  )
}
