import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { patternNamed } from '#curriculum/patterns.ts'
import { dayOf } from '#platform/local-day.ts'
import { useToday } from '#platform/web/use-today.ts'
import { forecastOf } from '#settings/forecast.ts'
import type { Settings } from '#settings/rules.ts'
import { usePlan } from '../plan/use-plan.ts'
import { shortDay } from './day-text.ts'
import { firstStep } from './first-step.ts'
import styles from './NineDays.module.css'

const shownDays = 9
const mostColumns = 5

/** What comes first, and the patterns of the plan after it. */
export function NineDays({ settings }: { settings: Settings }) {
  const today = useToday()
  const step = firstStep(settings)
  const { days } = forecastOf(settings, today)
  const { plan } = usePlan()
  const legs = (plan?.legs ?? []).filter(
    ({ pattern }) => step.kind === 'round' || pattern !== step.pattern.name,
  )
  const until = Math.min(shownDays, days !== undefined && days > 0 ? days : shownDays)
  const waypoints = [
    step.kind === 'lesson'
      ? { name: step.pattern.displayName, hue: step.pattern.hue, text: 'today' }
      : { name: step.isMixed ? 'A mixed round' : 'A round of ten', hue: undefined, text: 'today' },
    ...legs
      .map(({ pattern, from }) => ({ ...patternNamed(pattern), day: dayOf(from) }))
      .filter(({ day }) => day < today + until)
      .map(({ displayName, hue, day }) => ({
        name: displayName,
        hue,
        text: day === today ? 'today' : shortDay(day),
      })),
  ]
  if (waypoints.length === 1) return null
  return (
    <section aria-labelledby="nine-days" className="page mt-9 md:mt-16">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-4">
        <h2 id="nine-days">{until === shownDays ? 'Your first nine days' : 'Until your interview'}</h2>
        <Link to="/plan" className="inline-flex min-h-11 link items-center text-sm font-semibold">
          The whole plan
        </Link>
      </div>
      <ol
        className={styles.waypoints}
        style={{ '--columns': Math.min(waypoints.length, mostColumns) } as CSSProperties}
      >
        {waypoints.map(({ name, hue, text }, index) => (
          <li key={name} data-hue={hue} aria-current={index === 0 ? 'step' : undefined}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
