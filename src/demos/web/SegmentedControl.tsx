import { memo } from 'react'

interface SegmentProps<T> {
  label: string
  options: readonly { readonly id: T; readonly label: string; readonly shortcut?: string }[]
  selected: T
  onSelect: (id: T) => void
}

/** A few choices side by side, of which one holds. */
function PlainSegment<T extends string | number>({ label, options, selected, onSelect }: SegmentProps<T>) {
  return (
    <fieldset className="demo-segment">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: text, shortcut }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          aria-keyshortcuts={shortcut}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

// memo() forgets that a component is generic.
export const Segment = memo(PlainSegment) as typeof PlainSegment
