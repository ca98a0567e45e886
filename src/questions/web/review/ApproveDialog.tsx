import { TextField } from '#platform/ui/controls/TextField.tsx'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { InvalidFields, useForm } from '#platform/ui/form/use-form.ts'
import { slugOf } from '../../question.ts'
import type { PendingCompany } from '../../review-contract.ts'

interface ApproveDialogProps {
  company: PendingCompany
  onApprove: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Shows a company to everyone, under a name whose spelling the operator can correct first. */
export function ApproveDialog({ company, onApprove, onClose }: ApproveDialogProps) {
  const form = useForm(async (text) => {
    const name = text('name')
    if (slugOf(name) !== company.slug)
      throw new InvalidFields({
        name: 'Only spaces, punctuation and capital letters can be corrected. Reject other names.',
      })
    await onApprove(name.trim())
  })

  return (
    <FormDialog
      form={form}
      title="Approve this name?"
      subtitle={company.name}
      action="Approve"
      onClose={onClose}
    >
      <p className="-mb-0.5 text-sm text-ink-2">
        Everyone sees the name and how many members reported it, and other members can report it too.
      </p>
      <TextField
        label="Shown as"
        name="name"
        required
        maxLength={60}
        defaultValue={company.name}
        error={form.fault.fields.name}
      />
    </FormDialog>
  )
}
