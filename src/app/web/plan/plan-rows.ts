import type { CategoryHue } from '#curriculum/pattern.ts'
import { patternNamed } from '#curriculum/patterns.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { mondayOf } from '#plan/practice-days.ts'
import { countText } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { capitalized } from '#practice/day-words.ts'

/** One line of the plan, with the minutes of each of its days. Days are counted from 1970. */
export interface PlanRow {
  readonly key: string
  readonly title: string
  readonly detail: string
  /** Of a pattern. */
  readonly pattern?: { readonly name: string; readonly hue: CategoryHue; readonly asked: number | null }
  readonly look: 'pattern' | 'round' | 'other'
  readonly minutes: ReadonlyMap<number, number>
}

/** From the Monday of this week to the interview, or to the end of what is planned. */
export function daysShown({ today, interviewOn, kind, days }: Plan): { first: number; last: number } {
  const end =
    kind === 'dated' && interviewOn !== null ? dayOf(interviewOn) : dayOf(days.at(-1)?.date ?? today)
  return { first: mondayOf(dayOf(today)), last: Math.max(end, mondayOf(dayOf(today)) + 6) }
}

export function planRows(plan: Plan): readonly PlanRow[] {
  const minutesOf = (matches: (task: Task) => boolean) =>
    new Map(
      plan.days.flatMap(({ date, tasks }) => {
        const minutes = tasks.filter(matches).reduce((sum, task) => sum + task.minutes, 0)
        return minutes > 0 ? [[dayOf(date), minutes] as const] : []
      }),
    )
  const others: PlanRow[] = [
    { title: 'Further problems', detail: 'Of what you have learned', kind: 'problems' as const },
    { title: mixTitle(plan), detail: '', kind: 'mix' as const },
    { title: 'Mock interviews', detail: '45 minutes with a GoatMate', kind: 'mock' as const },
    { title: 'Sealed Five', detail: 'Once a week, one try', kind: 'check' as const },
  ].map(({ kind, title, detail }) => {
    const minutes = minutesOf((task) => task.kind === kind && !('pattern' in task && task.pattern !== null))
    return {
      key: kind,
      title,
      detail: detail || capitalized(countText(minutes.size, 'round')),
      look: 'other',
      minutes,
    }
  })
  return [
    {
      key: 'rounds',
      title: 'Rounds',
      detail: `${plan.minutesPerRound} minutes on each day that is not free`,
      look: 'round' as const,
      minutes: minutesOf(({ kind }) => kind === 'round'),
    },
    ...plan.legs.map(({ pattern, reason, asked }) => {
      const { displayName, hue } = patternNamed(pattern)
      return {
        key: pattern,
        title: displayName,
        detail: reason,
        look: 'pattern' as const,
        pattern: { name: pattern, hue, asked },
        minutes: minutesOf((task) => 'pattern' in task && task.pattern === pattern),
      }
    }),
    ...others,
  ].filter(({ minutes }) => minutes.size > 0)
}

function mixTitle({ companies }: Plan): string {
  if (companies.length === 0) return 'All patterns mixed'
  return companies.length === 1 ? `${companies[0]?.name}’s mix` : 'The mix of your companies'
}
