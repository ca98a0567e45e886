import type { CategoryHue } from '#curriculum/pattern.ts'
import { patternNamed } from '#curriculum/patterns.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { countText } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { dayOfMonth } from '../preparation/day-text.ts'
import styles from './PlanWeeks.module.css'
import { daysShown } from './plan-rows.ts'
import { usePracticedDays } from './use-practiced-days.ts'

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const mostWeeks = 8

/** On phones: the weeks as a calendar. The rows below it say the same in words. */
export function PlanWeeks({ plan }: { plan: Plan }) {
  const { first, last } = daysShown(plan)
  const weeks = Math.ceil((last - first + 1) / 7)
  const shown = Math.min(weeks, mostWeeks)
  const practicedDays = usePracticedDays()
  const today = dayOf(plan.today)
  const tasksOn = new Map(plan.days.map(({ date, tasks }) => [dayOf(date), tasks]))
  return (
    <div className="page md:hidden">
      <div className={styles.weeks} aria-hidden="true">
        {weekdays.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays have the same letter.
          <span key={index}>{name}</span>
        ))}
        {Array.from({ length: shown * 7 }, (_, index) => first + index).map((day) => {
          const tasks = tasksOn.get(day) ?? []
          const isInterview =
            plan.kind === 'dated' && plan.interviewOn !== null && dayOf(plan.interviewOn) === day
          const isDone = day === today ? isRoundDone(plan) : day < today && practicedDays.has(day)
          return (
            <div key={day} data-day={stateOf(day, plan, tasks, isInterview)}>
              <span>{dayOfMonth(day)}</span>
              {cellsOf(tasks).map(({ hue, key }) => (
                <i key={key} data-hue={hue} />
              ))}
              {isDone ? (
                <i data-round="done" />
              ) : (
                tasks.some(({ kind }) => kind === 'round') && <i data-round="planned" />
              )}
            </div>
          )
        })}
      </div>
      {weeks > shown && (
        <p className="mt-1 text-xs text-muted">{`${countText(weeks - shown, 'more week')} in the list below.`}</p>
      )}
    </div>
  )
}

function stateOf(day: number, plan: Plan, tasks: readonly Task[], isInterview: boolean): string | undefined {
  const today = dayOf(plan.today)
  if (isInterview) return 'interview'
  if (day === today) return 'today'
  const isAfter = plan.kind === 'dated' && plan.interviewOn !== null && day > dayOf(plan.interviewOn)
  return day > today && !isAfter && tasks.length === 0 ? 'free' : undefined
}

function isRoundDone({ doneToday }: Plan): boolean {
  return doneToday.some(({ kind }) => kind === 'round')
}

/** One for each pattern of the day, and one for anything else. */
function cellsOf(tasks: readonly Task[]): readonly { key: string; hue: CategoryHue | undefined }[] {
  const names = new Set(
    tasks.flatMap((task) =>
      task.kind === 'round' ? [] : 'pattern' in task && task.pattern !== null ? [task.pattern] : [''],
    ),
  )
  return [...names].map((name) => ({ key: name, hue: name === '' ? undefined : patternNamed(name).hue }))
}
