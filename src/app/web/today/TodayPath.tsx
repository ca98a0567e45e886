import { Check } from 'lucide-react'
import { Link } from 'react-router'
import styles from './TodayPath.module.css'
import { minutesText, type NextDay, pathOfStop, type Stop } from './today-stops.ts'

interface TodayPathProps {
  stops: readonly Stop[]
  /** Where the date of the interview can be given: the path ends with it. */
  dateAt: string | undefined
  nextDay: (NextDay & { readonly name: string }) | undefined
}

/** With fewer stops, the next day follows. */
const fewStops = 3

/** The plan of the day: what is done, what comes now, and what comes after it, with minutes. */
export function TodayPath({ stops, dateAt, nextDay }: TodayPathProps) {
  const left = stops.filter(({ isDone }) => !isDone)
  const hasMock = stops.some(({ act }) => act.kind === 'interview' || act.kind === 'mock')
  const minutes = left.reduce((sum, stop) => sum + stop.minutes, 0)
  return (
    <section aria-labelledby="path" className={styles.path}>
      <h2 id="path">{left.length === 0 ? 'Today' : `Today, ${minutesText(minutes)} left`}</h2>
      <ol>
        {stops.map((stop) => (
          <PathStop key={`${stop.text}-${stop.isDone}`} stop={stop} isNow={stop === left[0]} />
        ))}
        {dateAt && (
          <li>
            <i aria-hidden="true" />
            <div>
              <Link to={dateAt}>{hasMock ? 'When is the real interview?' : 'When is your interview?'}</Link>
              <p>With a date, the plan says what fits.</p>
            </div>
            <span>optional</span>
          </li>
        )}
      </ol>
      {nextDay && !dateAt && stops.length < fewStops && (
        <>
          <h3 id="next-day">{nextDay.name}</h3>
          <ol aria-labelledby="next-day">
            {nextDay.stops.map((stop) => (
              <PathStop key={stop.text} stop={stop} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function PathStop({ stop, isNow = false }: { stop: Stop; isNow?: boolean }) {
  const { text, detail, minutes, isDone, act } = stop
  return (
    <li data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
      <i aria-hidden="true">{isDone && <Check className="icon" />}</i>
      <div>
        {isDone ? <b>{text}</b> : <Link to={pathOfStop(stop)}>{text}</Link>}
        {isDone && <span className="sr-only">, done</span>}
        {detail && <p>{detail}</p>}
      </div>
      {/* Problems may be solved long before they are ticked. */}
      {!(isDone && act.kind === 'problems') && <span>{minutesText(minutes)}</span>}
    </li>
  )
}
