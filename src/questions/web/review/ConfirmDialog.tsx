import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the button that does it. */
  confirm: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone, or that a member notices. */
export function ConfirmDialog({ title, text, confirm, isPending, onConfirm, onClose }: ConfirmDialogProps) {
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
          <Button look="danger" aria-disabled={isPending} onClick={() => isPending || onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{text}</p>
    </Dialog>
  )
}
