import '#platform/ui/styles/segments.css'

interface WeekdayChoicesProps {
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[]
  /** Otherwise they are muted, and can be chosen all the same. */
  isInUse: boolean
  onChange: (days: number[]) => void
  labelledBy: string
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Any of the seven days, side by side. */
export function WeekdayChoices({ days, isInUse, onChange, labelledBy }: WeekdayChoicesProps) {
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort())
  return (
    <fieldset
      className={`segments max-sm:w-full [&_label]:min-w-0 [&_label]:px-0 sm:[&_label]:min-w-11 ${isInUse ? '' : '[&_label:has(:checked)]:bg-(--track) [&_label:has(:checked)]:text-ink'}`}
      aria-labelledby={labelledBy}
    >
      {names.map((name, index) => (
        <label key={name} title={name}>
          <input
            type="checkbox"
            aria-label={name}
            checked={days.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
          <span aria-hidden="true">{name.charAt(0)}</span>
        </label>
      ))}
    </fieldset>
  )
}
