import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import { useDismissNewGoatMate } from '../herd-queries.ts'
import { useHerdAction } from '../use-herd-action.ts'

export interface Removal {
  readonly action: 'remove' | 'block'
  readonly id: string
  readonly name: string
}

interface RemoveOrBlockDialogProps {
  removal: Removal
  /** Called on success, when the button that opened the dialog is gone. */
  onRemoved: () => void
  onClose: () => void
}

export function RemoveOrBlockDialog({
  removal: { action, id, name },
  onRemoved,
  onClose,
}: RemoveOrBlockDialogProps) {
  const { mutate, isPending } = useHerdAction()
  const dismissNote = useDismissNewGoatMate()
  const { title, text, confirm, done } = texts[action]

  function onConfirm() {
    mutate(
      { action, id, done: done(name) },
      {
        onSuccess: () => {
          dismissNote(id)
          onClose()
          onRemoved()
        },
        onError: onClose,
      },
    )
  }

  return (
    <ConfirmDialog
      title={title(name)}
      text={text(name)}
      confirm={confirm}
      look="outline"
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

const texts = {
  remove: {
    title: (name: string) => `Remove ${name} from your herd?`,
    text: (name: string) =>
      `The two of you stop being GoatMates, and pending invitations and interview requests between you are canceled. ${name} is not notified. Past interviews stay in both histories, and each of you can invite the other again.`,
    confirm: 'Remove',
    done: (name: string) => `${name} is no longer your GoatMate`,
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: (name: string) =>
      `${name} leaves your herd, and their invitations no longer reach you. They are not notified. You can unblock them under Blocked people.`,
    confirm: 'Block',
    done: (name: string) => `${name} is blocked`,
  },
}
