import { Check } from 'lucide-react'
import { useProgressSource } from './progress-source.ts'

interface ProblemCheckboxProps {
  name: string
  /** Beside it, in a frame like that of a button. */
  text?: string
  solved: boolean
  /** Disabled anyway until it is known who is here. */
  disabled?: boolean
  onToggle: () => void
}

/** Drawn as a waypoint on the trail. Underneath is a native checkbox. */
export function ProblemCheckbox({ name, text, solved, disabled = false, onToggle }: ProblemCheckboxProps) {
  const { kind } = useProgressSource()
  const hint = solved ? 'Mark as undone' : 'Mark as done'
  return (
    <label
      title={hint}
      className={`relative flex-none cursor-pointer items-center ${text === undefined ? 'grid size-11 justify-center' : framed}`}
    >
      <input
        type="checkbox"
        checked={solved}
        disabled={disabled || kind === 'loading'}
        onChange={onToggle}
        aria-label={`${hint}: ${name}`}
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="grid size-[26px] place-items-center rounded-full border-2 border-line-strong bg-surface text-sm text-inverse transition-colors duration-(--dur-instant) peer-checked:border-hue peer-checked:bg-hue peer-hover:border-hue peer-focus-visible:outline-ring peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
      >
        {solved && <Check className="icon stroke-[3.5]" />}
      </span>
      {text !== undefined && (
        <span aria-hidden="true" className="text-sm font-strong">
          {text}
        </span>
      )}
    </label>
  )
}

const framed =
  'flex min-h-(--control-h) gap-2.5 rounded-sm border-firm border-line-strong pr-4.5 pl-2.5 hover:bg-surface-2'
