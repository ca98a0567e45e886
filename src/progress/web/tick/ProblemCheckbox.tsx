import { Check } from 'lucide-react'
import { useProgressSource } from './progress-source.ts'

interface ProblemCheckboxProps {
  name: string
  solved: boolean
  /** Disabled anyway until it is known who is here. */
  disabled?: boolean
  onToggle: () => void
}

/** Drawn as a waypoint on the trail. Underneath is a native checkbox. */
export function ProblemCheckbox({ name, solved, disabled = false, onToggle }: ProblemCheckboxProps) {
  const { kind } = useProgressSource()
  const hint = solved ? 'Mark as undone' : 'Mark as done'
  return (
    <label title={hint} className="relative grid size-11 flex-none cursor-pointer place-items-center">
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
    </label>
  )
}
