import { type ComponentProps, useId, useState } from 'react'
import { onLeave } from '#platform/web/input/presses.ts'

interface OrFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'inputMode'> {
  /** Visible before the field, as in 'or on'. */
  label: string
  /** The rest of its name, for those who cannot see what it belongs to. */
  hiddenLabel?: string
  /** The label stands above the field. */
  isStacked?: boolean
  unit?: string
  value: string
  /** The sentence about a value that cannot be. */
  refuse: (text: string) => string | undefined
  /** About this text nothing is said while it is typed. */
  isUnfinished?: (text: string) => boolean
  onValue: (text: string) => void
}

/** Another value than the choices above it. One that cannot be stays in the field, with a sentence, and changes nothing. */
export function OrField(props: OrFieldProps) {
  const { label, hiddenLabel, isStacked, unit, value, refuse, isUnfinished, onValue, ...input } = props
  const id = useId()
  const [typed, setTyped] = useState<{ readonly text: string; readonly insteadOf: string }>()
  const [hasLeft, setHasLeft] = useState(false)
  // A choice above the field replaces what was typed.
  const text = typed?.insteadOf === value ? typed.text : value
  const refusal = text === '' ? undefined : refuse(text)
  const shown = hasLeft || !isUnfinished?.(text) ? refusal : undefined

  function read(next: string) {
    setHasLeft(false)
    const isRefused = next === '' || refuse(next) !== undefined
    setTyped(isRefused ? { text: next, insteadOf: value } : undefined)
    if (!isRefused) onValue(next)
  }

  return (
    <div className={isStacked ? '' : 'mt-2.5'}>
      <div
        className={`flex text-sm ${isStacked ? 'flex-col items-start gap-1.5 font-strong text-ink-2' : 'items-center gap-3 text-muted'}`}
      >
        <label htmlFor={`${id}-field`}>
          {label}
          {hiddenLabel && <span className="sr-only">{` ${hiddenLabel}`}</span>}
        </label>
        <input
          {...input}
          id={`${id}-field`}
          className={`field-input min-w-0 font-normal text-ink ${input.type === 'number' ? 'w-20' : isStacked ? 'w-44 max-w-full' : 'w-56'}`}
          value={text}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? id : undefined}
          onChange={({ target }) => read(target.value)}
          onBlur={onLeave(() => setHasLeft(true))}
          onKeyDown={(event) => {
            // Enter would go on without what was typed.
            if (event.key !== 'Enter' || refusal === undefined) return
            event.preventDefault()
            setHasLeft(true)
          }}
        />
        {unit && <span>{unit}</span>}
      </div>
      <p id={id} role="status" className="mt-1 min-h-[1.4em] text-xs font-strong text-danger">
        {shown}
      </p>
    </div>
  )
}
