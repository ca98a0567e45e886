import { useMemo } from 'react'

interface TimeZoneSelectProps {
  timeZone: string
  onChange: (timeZone: string) => void
  labelledBy: string
  describedBy: string
}

/** The product knows no better list than the browser's own. */
export function TimeZoneSelect({ timeZone, onChange, labelledBy, describedBy }: TimeZoneSelectProps) {
  const names = useMemo(
    // Browsers may leave out UTC, and names that have another spelling.
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].sort(),
    [timeZone],
  )
  return (
    <select
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={timeZone}
      onChange={({ target }) => onChange(target.value)}
      className="field-input w-auto max-w-full"
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  )
}
