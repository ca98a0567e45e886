const keys = [
  { key: 'indent', text: '⇥', label: 'Indent' },
  { key: 'outdent', text: '⇤', label: 'Outdent' },
  { key: '()', text: '( )', label: 'Parentheses' },
  { key: '[]', text: '[ ]', label: 'Brackets' },
  { key: ':', text: ':', label: 'Colon' },
  { key: '=', text: '=', label: 'Equals' },
  { key: '<', text: '<', label: 'Less than' },
  { key: '>', text: '>', label: 'Greater than' },
  { key: '_', text: '_', label: 'Underscore' },
  { key: 'undo', text: '↶', label: 'Undo' },
] as const

interface KeyRowProps {
  onKey(key: string): void
  /** For a field with one line, which has its own undo. */
  readonly isForLine?: boolean
}

/** Keys that a phone's keyboard hides, above it. A press leaves the focus in the editor. */
export function KeyRow({ onKey, isForLine }: KeyRowProps) {
  return (
    <div className="flex overflow-x-auto border-t border-line bg-surface-2 pointer-fine:hidden">
      {keys
        .filter(({ key }) => !isForLine || !['indent', 'outdent', 'undo'].includes(key))
        .map(({ key, text, label }) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            className="min-h-11 min-w-11 shrink-0 grow font-mono"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onKey(key)}
          >
            {text}
          </button>
        ))}
    </div>
  )
}
