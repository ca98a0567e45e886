import { useMemo } from 'react'
import { browserTimeZone, useReminders } from './use-reminders.ts'

interface TimeZoneSelectProps {
  labelledBy: string
  describedBy: string
}

/** By whose clock mails come. The product knows no better list than the browser's own. */
export function TimeZoneSelect({ labelledBy, describedBy }: TimeZoneSelectProps) {
  const { reminders, change } = useReminders()
  // Empty while it is loading: where the page is prerendered, other names are known.
  const timeZone = reminders ? (reminders.timeZone ?? browserTimeZone()) : ''
  const names = useMemo(
    () =>
      timeZone === ''
        ? ['']
        : // Browsers may leave out UTC, and names that have another spelling.
          [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].sort(),
    [timeZone],
  )
  return (
    <select
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={timeZone}
      disabled={!reminders}
      onChange={({ target }) => change({ timeZone: target.value })}
      className="field-input w-auto max-w-full sm:w-60"
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  )
}
