import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { useForgetArrival } from '../herd-queries.ts'
import { useHerdAct } from '../use-herd-acts.ts'

/** Who is to leave the herd, and how. */
export interface Parting {
  readonly act: 'remove' | 'block'
  readonly id: string
  readonly name: string
}

interface PartingDialogProps {
  parting: Parting
  /** Called when it is done, and what was pressed for it is gone. */
  onParted: () => void
  onClose: () => void
}

export function PartingDialog({ parting: { act, id, name }, onParted, onClose }: PartingDialogProps) {
  const { mutate, isPending } = useHerdAct()
  const forgetArrival = useForgetArrival()
  const { title, text, confirm, done } = words[act]

  function part() {
    if (isPending) return
    mutate(
      { act, id, done: done(name) },
      {
        onSuccess: () => {
          forgetArrival(id)
          onClose()
          onParted()
        },
        onError: onClose,
      },
    )
  }

  return (
    <Dialog
      open
      title={title(name)}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button aria-disabled={isPending} onClick={part}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{text(name)}</p>
    </Dialog>
  )
}

const words = {
  remove: {
    title: (name: string) => `Remove ${name} from your herd?`,
    text: (name: string) =>
      `The two of you stop being GoatMates, and open invitations between you are cancelled. ${name} is not told. Past interviews stay in both histories, and each of you can invite the other again.`,
    confirm: 'Remove',
    done: (name: string) => `${name} is no longer your GoatMate`,
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: (name: string) =>
      `${name} leaves your herd, and none of their invitations reach you any more. They are not told. You can take it back under Blocked people.`,
    confirm: 'Block',
    done: (name: string) => `${name} is blocked`,
  },
}
