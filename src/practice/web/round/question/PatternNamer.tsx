import { Search } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { catalogueTotals } from '#curriculum/index.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { isComposing } from '#platform/web/input/is-composing.ts'
import { onLeave } from '#platform/web/input/presses.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { type Name, PatternChooser } from './PatternChooser.tsx'
import { answerHeading } from './Sureness.tsx'

interface PatternNamerProps {
  readonly label: string
  readonly name: Name
  readonly onName: (name: Name) => void
  /** On wide screens: the list is there all the time, and not only while the field has the focus. */
  readonly isListFixed?: boolean
  readonly fieldRef?: RefObject<HTMLElement | null>
}

/** A search field over all patterns. On phones it is a button that opens a sheet. */
export function PatternNamer(props: PatternNamerProps) {
  const isPhone = useMedia('(width < 52rem)')
  return isPhone ? <NamerSheet {...props} /> : <NamerField {...props} />
}

function NamerField({ label, name, onName, isListFixed = false, fieldRef }: PatternNamerProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows the list while the focus is in it.
    <div
      className="relative"
      onFocus={() => setOpen(true)}
      onBlur={onLeave(() => setOpen(false))}
      onKeyDown={({ key, nativeEvent }) => {
        if (isComposing(nativeEvent)) return
        if (key === 'Escape') setOpen(false)
        // Typing and arrows bring it back.
        else if (key.length === 1 || key.startsWith('Arrow')) setOpen(true)
      }}
    >
      <label htmlFor={id} className={answerHeading}>
        {label}
      </label>
      <PatternChooser
        id={id}
        name={name}
        layout={isListFixed ? 'page' : 'over'}
        isListShown={isListFixed || isOpen}
        fieldRef={fieldRef}
        onName={(chosen) => {
          onName(chosen)
          if (chosen !== undefined) setOpen(false)
        }}
      />
    </div>
  )
}

function NamerSheet({ label, name, onName, isListFixed, fieldRef }: PatternNamerProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const search = useRef<HTMLElement>(null)
  // After the dialog has focused its first button, and within the tap, or no keyboard would open.
  useEffect(() => {
    if (isOpen) search.current?.focus()
  }, [isOpen])
  return (
    <div className="relative">
      <span id={id} className={isListFixed ? 'sr-only' : answerHeading}>
        {label}
      </span>
      <button
        ref={(element) => {
          button.current = element
          if (fieldRef) fieldRef.current = element
        }}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-name`}
        onClick={() => setOpen(true)}
        className={`flex min-h-12 w-full items-center gap-3 rounded-sm border-firm bg-surface px-3.25 text-left ${name === undefined ? 'border-line-strong text-muted' : 'border-accent-text font-strong text-ink'}`}
      >
        <Search className="icon" aria-hidden="true" />
        <span id={`${id}-name`}>
          {name === undefined
            ? `Any of ${catalogueTotals.patterns}`
            : name === null
              ? 'I don’t know'
              : displayNameOf(name)}
        </span>
      </button>
      <Dialog open={isOpen} title={label} width="wide" onClose={() => setOpen(false)}>
        <div className="flex h-full flex-col pt-3">
          <label htmlFor={`${id}-input`} className="sr-only">
            Search patterns
          </label>
          <PatternChooser
            id={`${id}-input`}
            name={undefined}
            layout="sheet"
            isListShown
            fieldRef={search}
            onName={(chosen) => {
              if (chosen === undefined) return
              setOpen(false)
              onName(chosen)
            }}
          />
        </div>
      </Dialog>
    </div>
  )
}
