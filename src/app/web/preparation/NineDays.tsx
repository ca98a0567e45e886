import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToday } from '#platform/web/use-today.ts'
import { forecastOf } from '#settings/forecast.ts'
import type { Settings } from '#settings/rules.ts'
import { studyOrder } from '#settings/study-order.ts'
import { shortDay } from './day-text.ts'
import { firstStep } from './first-step.ts'
import styles from './NineDays.module.css'
import { useOwnOrder } from './use-own-order.ts'

const shownDays = 9

/** What comes first, and the patterns after it at the learner's own pace. */
export function NineDays({ settings }: { settings: Settings }) {
  const today = useToday()
  const isGuest = useVisitor().kind === 'guest'
  const step = firstStep(settings)
  const { days, daysPerPattern } = forecastOf(settings, today, studyOrder(isGuest).length)
  const patterns = useOwnOrder(settings).filter(
    ({ name }) => step.kind === 'round' || name !== step.pattern.name,
  )
  const until = Math.min(shownDays, days !== undefined && days > 0 ? days : shownDays)
  const waypoints = [
    step.kind === 'lesson'
      ? { name: step.pattern.displayName, hue: step.pattern.hue, text: 'today' }
      : { name: step.isMixed ? 'A mixed round' : 'A round of ten', hue: undefined, text: 'today' },
    ...patterns
      .map(({ displayName, hue }, index) => ({ name: displayName, hue, day: (index + 1) * daysPerPattern }))
      .filter(({ day }) => day < until)
      .map(({ name, hue, day }) => ({ name, hue, text: shortDay(today + day) })),
  ]
  if (waypoints.length === 1) return null
  return (
    <section aria-labelledby="nine-days" className="page mt-12 md:mt-16">
      <h2 id="nine-days" className="mb-5">
        {until === shownDays ? 'Your first nine days' : 'Until your interview'}
      </h2>
      <ol className={styles.waypoints}>
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
