import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button, iconButton } from '#platform/ui/controls/Button.tsx'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { chooseExtraKind, type ExtraKind, useExtraKind } from './extra-setting.ts'

const choices: readonly { readonly kind: ExtraKind | undefined; readonly label: string }[] = [
  { kind: undefined, label: 'Nothing more' },
  { kind: 'words', label: 'Which words decide?' },
  { kind: 'property', label: 'What must be true?' },
]

/** Chooses what a round asks after the name. */
export function ExtraMenu() {
  const [isOpen, setOpen] = useState(false)
  const chosen = useExtraKind()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="What a round asks"
        title="What a round asks"
        onClick={() => setOpen(true)}
        className={`${iconButton} flex-none`}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
      </button>
      <Dialog
        open={isOpen}
        title="After the name"
        onClose={() => setOpen(false)}
        footer={
          <Button look="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <fieldset>
          <legend className="mb-2 text-ink-2">
            One more press can be asked before the feedback. It is scored apart, and this browser remembers
            your choice.
          </legend>
          {choices.map(({ kind, label }) => (
            <Choice
              key={label}
              type="radio"
              group="extra"
              label={label}
              checked={chosen === kind}
              onChange={() => chooseExtraKind(kind)}
            />
          ))}
        </fieldset>
      </Dialog>
    </>
  )
}
