import { useSingleKeys } from '#platform/web/input/single-keys.ts'

interface OptionsProps {
  /** What they are, as in 'Your prediction'. */
  label: string
  options: readonly string[]
  onChoose?: ((option: string) => void) | undefined
  /** Of an option that was wrong, or that is shown as the right one. */
  markOf?: (option: string) => OptionMark | undefined
  /** ID of what to know before choosing. */
  describedBy?: string
}

export type OptionMark = 'refused' | 'shown'

const words: Readonly<Record<OptionMark, string>> = { refused: ', refused', shown: ', this is the move' }

/** Each has a number key, which works anywhere in the player. */
export function Options({ label, options, onChoose, markOf, describedBy }: OptionsProps) {
  const hasKeys = useSingleKeys()
  return (
    <fieldset
      className="demo-options"
      data-short={options.every(({ length }) => length < 4) || undefined}
      aria-describedby={describedBy}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option, index) => {
        const mark = markOf?.(option)
        return (
          <button
            key={option}
            type="button"
            disabled={!onChoose}
            data-mark={mark}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            onClick={() => onChoose?.(option)}
          >
            <span className="demo-key" aria-hidden="true">
              {index + 1}
            </span>
            <span>{option}</span>
            {mark && <span className="sr-only">{words[mark]}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
