import { dateOf } from '#platform/local-day.ts'
import { useToday } from '#platform/web/use-today.ts'
import { mostDaysAhead, refuseDate, type Settings } from '#settings/rules.ts'
import { OrField } from './OrField.tsx'

interface InterviewDateProps {
  settings: Settings
  change: (change: Partial<Settings>) => void
  label: string
  hiddenLabel?: string
  isStacked?: boolean
}

/** A date that cannot be an interview's stays in the field, with a sentence, and changes nothing. */
export function InterviewDate({ settings: { interviewOn }, change, ...labels }: InterviewDateProps) {
  const today = useToday()
  return (
    <OrField
      {...labels}
      type="date"
      min={dateOf(today)}
      max={dateOf(today + mostDaysAhead)}
      value={interviewOn ?? ''}
      refuse={(date) => refuseDate(date, today)}
      isUnfinished={isYearUnfinished}
      onValue={(date) => change({ interviewOn: date })}
    />
  )
}

/** While a year is typed digit by digit, it is always far in the past. */
function isYearUnfinished(date: string): boolean {
  return date < '1000'
}
