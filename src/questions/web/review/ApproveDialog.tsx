import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { slugOf } from '../../question.ts'
import type { PendingCompany } from '../../review-contract.ts'

interface ApproveDialogProps {
  company: PendingCompany
  isPending: boolean
  onApprove: (name: string) => void
  onClose: () => void
}

/** Shows a company to everyone, under a name whose spelling the operator can correct first. */
export function ApproveDialog({ company, isPending, onApprove, onClose }: ApproveDialogProps) {
  const [name, setName] = useState(company.name)
  const [error, setError] = useState<string>()
  const form = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (slugOf(name) !== company.slug)
      setError('Only spaces, punctuation and capital letters can be corrected. Reject other names.')
    else onApprove(name.trim())
  }

  return (
    <Dialog
      open
      title="Approve this name?"
      subtitle={company.name}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} aria-disabled={isPending}>
            Approve
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        Everyone sees the name and how many members reported it, and other members can report it too.
      </p>
      <form id={form} noValidate onSubmit={onSubmit} className="mt-4">
        <TextField
          label="Shown as"
          required
          maxLength={60}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
