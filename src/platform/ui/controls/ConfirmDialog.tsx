import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the button that does it. */
  confirm: string
  /** The label of the button that does not. */
  dismiss?: string
  look?: ButtonLook
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone, or that someone notices. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, dismiss = 'Cancel', look = 'danger', isPending, onConfirm, onClose } = props
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {dismiss}
          </Button>
          <Button look={look} aria-disabled={isPending} onClick={() => isPending || onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{text}</p>
    </Dialog>
  )
}
