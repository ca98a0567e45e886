interface SegmentedControlProps<T> {
  label: string
  options: readonly { readonly id: T; readonly label: string; readonly shortcut?: string }[]
  selected: T
  onSelect: (id: T) => void
}

/** A few choices side by side, exactly one of them selected. */
export function SegmentedControl<T extends string | number>({
  label,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<T>) {
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
