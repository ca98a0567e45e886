import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useFormMutation } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { refreshHerd } from '../herd-queries.ts'
import { useSavedFields } from '../use-saved-fields.ts'

const empty = { email: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const {
    mutate,
    isPending,
    problem: refusal,
  } = useFormMutation({
    failureTitle: 'Failed to send invitation',
    mutationFn: (toEmail: string) => call('POST /api/buddy/request', { body: { toEmail } }),
    onSuccess: ({ status, message }) => {
      toast.show({
        title: status === 'accepted' ? 'You are GoatMates now' : 'Invitation sent!',
        description: message,
      })
      void refreshHerd(client)
    },
  })
  const { fields, change, discard, close } = useSavedFields({ form: 'invite', empty, isPending, onClose })
  const [isMissing, setMissing] = useState(false)
  const problem = isMissing
    ? { title: 'Email required', sentence: 'Please enter an email address.' }
    : refusal
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('input')?.focus()
  // Runs after the dialog has focused its first button.
  useEffect(focusField, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const toEmail = fields.email.trim()
    setMissing(toEmail === '')
    if (toEmail === '') focusField()
    else mutate(toEmail, { onSuccess: discard, onError: focusField })
  }

  return (
    <Dialog
      open
      title="Invite a GoatMate"
      onClose={close}
      footer={
        <>
          <Button look="quiet" onClick={discard}>
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
          They get an email that says who invited them. You become GoatMates when they sign in or create an
          account with that address.
        </p>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          value={fields.email}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => change({ email: target.value })}
        />
        <FormError problem={problem} />
      </form>
    </Dialog>
  )
}
