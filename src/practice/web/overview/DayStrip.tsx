import type { CSSProperties } from 'react'
import { countWord } from '#platform/count-words.ts'
import { dateFormat } from '#platform/date-format.ts'
import { dayMs } from '#platform/durations.ts'
import type { PracticeDay } from '../../contract.ts'
import styles from './practice.module.css'

interface DayStripProps {
  readonly days: readonly PracticeDay[]
  /** Days from 1970 to the local date. */
  readonly today: number
  /** When in the day rounds are begun, as in 'mostly in the morning'. */
  readonly habit?: string | undefined
}

const past = 27
const toCome = 4
/** Phones show fewer. */
const onPhone = { past: 11, toCome: 2 }
const dayOfMonth = dateFormat({ timeZone: 'UTC', day: 'numeric' })
const monthName = dateFormat({ timeZone: 'UTC', month: 'long' })

/** Four weeks and the next days. A cell is as high as the share that was right; a day without practice is only ground. */
export function DayStrip({ days, today, habit }: DayStripProps) {
  const shown = Array.from({ length: past + 1 + toCome }, (_, index) => today - past + index)
  const known = new Map(days.map((day) => [day.day, day]))
  const practiced = shown.filter((day) => day < today && known.has(day)).length
  return (
    <section aria-labelledby="rhythm" className="page">
      <div className="border-y border-line pt-5 pb-4.5">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
          <h2 id="rhythm" className="font-sans text-sm font-strong tracking-normal text-muted">
            Your rhythm
          </h2>
          <p className="text-ink-2">
            {rhythmText(
              practiced,
              habit,
              days.some(({ day }) => day < today - past),
            )}
          </p>
        </div>
        <ol className={styles.days}>
          {shown.map((day) => (
            <Day key={day} day={day} today={today} practice={known.get(day)} isFirst={day === today - past} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface DayProps {
  readonly day: number
  readonly today: number
  readonly practice: PracticeDay | undefined
  readonly isFirst: boolean
}

function Day({ day, today, practice, isFirst }: DayProps) {
  const date = new Date(day * dayMs)
  const number = dayOfMonth(date)
  const isToday = day === today
  const state = practice ? 'done' : isToday ? 'today' : day > today ? 'to-come' : 'none'
  // The first day names its month, unless the next one would cover it.
  const isMonthShown = (number === '1' && day < today - 1) || (isFirst && date.getUTCDate() < 27)
  const isFar = day < today - onPhone.past || day > today + onPhone.toCome
  const label = isToday ? 'Today' : isMonthShown ? monthName(date) : ''
  return (
    <li
      data-state={state}
      data-today={isToday || undefined}
      data-far={isFar || undefined}
      style={practice && ({ '--right': `${shareOf(practice) * 100}%` } as CSSProperties)}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{number}</span>
      {label && <em aria-hidden="true">{label}</em>}
      <span className="sr-only">{`${monthName(date)} ${number}: ${dayText(state, practice)}`}</span>
    </li>
  )
}

const shareOf = ({ credit, answered }: PracticeDay) => credit / Math.max(1, answered)

function dayText(state: string, practice: PracticeDay | undefined): string {
  if (practice) return `${Math.round(practice.credit * 10) / 10} of ${practice.answered} right`
  return state === 'none' ? 'no practice' : state === 'today' ? 'nothing yet' : 'to come'
}

/** @param isBack practiced before the days that are shown */
function rhythmText(practiced: number, habit: string | undefined, isBack: boolean): string {
  if (practiced === 0 && isBack)
    return `No practice in the last ${past} days. The gap costs nothing: what was due waited.`
  if (practiced === 0) return 'This is where your days will stand. A day without practice costs nothing.'
  const days = `${practiced > 10 ? practiced : countWord(practiced)} of the last ${past} days`
  const gaps = practiced < past ? ' The gaps cost nothing: what was due waited.' : ''
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}${habit ? `, ${habit}` : ''}.${gaps}`
}
