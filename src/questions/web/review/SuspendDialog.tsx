import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import { useReviewAction } from './use-review-action.ts'

interface SuspendDialogProps {
  email: string
  onDone: () => void
  onClose: () => void
}

export function SuspendDialog({ email, onDone, onClose }: SuspendDialogProps) {
  const { mutate, isPending } = useReviewAction()
  return (
    <ConfirmDialog
      title="Suspend this member?"
      text={`${email} is signed out everywhere and cannot sign in until you end the suspension. What the member has stored stays.`}
      confirm="Suspend"
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate({ action: { kind: 'suspend', email }, done: `${email} is suspended`, onClose, onDone })
      }
    />
  )
}
