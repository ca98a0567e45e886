import styles from './DayCells.module.css'
import { isWeekend } from './day-text.ts'

interface DayCellsProps {
  /** Days from 1970. */
  today: number
  /** Days until the interview, at least 1. */
  days: number
  /** In one row, as tall as a line of text. */
  isRow?: boolean
  /** Days from 1970; the others are free. Without a plan, weekends are dimmed. */
  practiceDays?: ReadonlySet<number>
  /** Of mock interviews. */
  mockDays?: ReadonlySet<number>
}

/** More days than this get small cells. */
const mostLargeCells = 60

/** A cell for each day until the interview: today lit, weekends dimmed, a flag on the interview. */
export function DayCells({ today, days, isRow = false, practiceDays, mockDays }: DayCellsProps) {
  const freeLook = (day: number) => {
    if (practiceDays) return practiceDays.has(day) ? undefined : 'free'
    return isWeekend(day) ? 'weekend' : undefined
  }
  const size = days > mostLargeCells ? 'small' : isRow ? 'row' : 'large'
  return (
    <span
      className={styles.days}
      data-size={size}
      role="img"
      aria-label={`${days} ${days === 1 ? 'day' : 'days'} until the interview`}
    >
      {Array.from({ length: days + 1 }, (_, day) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: cells come and go at the end of the row.
          key={day}
          data-day={day === 0 ? 'today' : day === days ? 'interview' : freeLook(today + day)}
          data-mock={mockDays?.has(today + day) || undefined}
        />
      ))}
    </span>
  )
}
