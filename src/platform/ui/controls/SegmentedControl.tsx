import { useId } from 'react'
import '../styles/segments.css'

interface SegmentedControlProps<T> {
  label: string
  options: readonly { readonly id: T; readonly label: string; readonly shortcut?: string | undefined }[]
  selected: T
  onSelect: (id: T) => void
}

/** A few choices side by side, exactly one of them selected: one tab stop, with the arrow keys inside. */
export function SegmentedControl<T extends string | number>({
  label,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: text, shortcut }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={id === selected}
            aria-keyshortcuts={shortcut}
            onChange={() => onSelect(id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
