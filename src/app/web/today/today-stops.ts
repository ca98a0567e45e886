import { displayNameOf } from '#curriculum/patterns.ts'
import type { Interview } from '#herd/contract.ts'
import { shortTime } from '#herd/web/interview-text.ts'
import type { Category, PracticeQuestion } from '#patterns/contract.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { taskText } from '#plan/task-text.ts'
import { durationText } from '#practice/day-words.ts'
import { dueHeading, isRoundNext, type RoundOffer } from '#practice/rounds/round-offer.ts'
import { findToday, mockText } from './herd-news.ts'

/** One thing of today's path. */
export interface Stop {
  readonly text: string
  readonly detail?: string | undefined
  readonly minutes: number
  readonly isDone: boolean
  readonly act:
    | Task
    | { readonly kind: 'interview'; readonly id: string }
    | { readonly kind: 'solve'; readonly pattern: string; readonly problem: PracticeQuestion }
}

interface TodayFacts {
  readonly offer: RoundOffer | undefined
  readonly interviews: readonly Interview[]
  readonly memberId: string | undefined
  readonly categories: readonly Category[] | undefined
  readonly solved: ReadonlySet<number>
  /** Milliseconds since 1970. */
  readonly now: number
}

type Kind = Stop['act']['kind']

const afterRound: readonly Kind[] = ['solve', 'problems', 'mix', 'interview', 'mock', 'check']
const usualOrder: readonly Kind[] = ['round', 'lesson', ...afterRound]
/** Nothing is asked before anything was taught. */
const firstOrder: readonly Kind[] = ['lesson', 'round', ...afterRound]

/** Today as a path: what is done, then what is left of the plan of the day, and the mock interviews of today. */
export function stopsOf(plan: Plan, facts: TodayFacts): readonly Stop[] {
  const { offer, interviews, memberId, now } = facts
  const meetings = memberId === undefined ? [] : findToday(interviews, memberId, now)
  const order = offer?.kind === 'first' ? firstOrder : usualOrder
  const left = [
    ...tasksOf(plan, offer)
      .filter(({ kind }) => kind !== 'mock' || meetings.length === 0)
      .map((task) => stopOf(task, facts)),
    ...meetings.map((meeting) => ({
      text: `Mock interview, ${shortTime(meeting.startsAt)}`,
      detail: mockText(meeting),
      minutes: 45,
      isDone: false,
      act: { kind: 'interview' as const, id: meeting.interview.id },
    })),
  ]
  return [
    ...plan.doneToday.map((task) => ({
      text: doneText(task),
      minutes: task.minutes,
      isDone: true,
      act: task,
    })),
    ...left.toSorted((a, b) => order.indexOf(a.act.kind) - order.indexOf(b.act.kind)),
  ]
}

/** What is planned for today. A round stays until it is finished, on a free day too. */
function tasksOf({ days, today, minutesPerRound }: Plan, offer: RoundOffer | undefined): readonly Task[] {
  // Somebody who begins has no free day.
  const day = days.find(({ date }) => date === today) ?? (offer?.kind === 'first' ? days[0] : undefined)
  const planned = day?.tasks ?? []
  if (offer === undefined) return planned
  const others = planned.filter(({ kind }) => kind !== 'round')
  return isRoundNext(offer) ? [{ kind: 'round', minutes: minutesPerRound }, ...others] : others
}

function doneText(task: Task): string {
  return task.kind === 'problems'
    ? taskText(task).replace('Solve', 'Solved').replace(' of what you have learned', '')
    : taskText(task)
}

function stopOf(task: Task, facts: TodayFacts): Stop {
  const { minutes } = task
  const stop = { text: taskText(task), minutes, isDone: false, act: task }
  switch (task.kind) {
    case 'round':
      return { ...stop, detail: roundDetail(facts.offer) }
    case 'lesson':
      return { ...stop, detail: 'Each step asks before it answers' }
    case 'problems': {
      const problem = task.pattern === null ? undefined : nextProblem(task.pattern, facts)
      if (task.pattern === null || !problem) return { ...stop, detail: 'Choose from the categories below' }
      const more = task.count === 1 ? '' : `, and ${task.count === 2 ? 'one' : task.count - 1} more`
      return {
        ...stop,
        text: `Solve ${problem.title}`,
        detail: `${problem.difficulty}, ${displayNameOf(task.pattern)}${more}`,
        act: { kind: 'solve', pattern: task.pattern, problem },
      }
    }
    case 'mix':
      return { ...stop, detail: 'Ten prompts, as they come' }
    case 'mock':
      return { ...stop, detail: 'Agree on an hour in My Herd' }
    case 'check':
      return { ...stop, detail: 'This week’s, one try each' }
  }
}

function roundDetail(offer: RoundOffer | undefined): string | undefined {
  if (offer?.kind === 'due' || offer?.kind === 'away') return dueHeading(offer)
  return offer?.kind === 'open'
    ? `${offer.answered} of ${offer.round.results.length} answered`
    : durationText(10)
}

function nextProblem(name: string, { categories, solved }: TodayFacts): PracticeQuestion | undefined {
  const pattern = categories?.flatMap(({ patterns }) => patterns).find((each) => each.name === name)
  if (!pattern || pattern.locked) return undefined
  return pattern.practiceQuestions.find(({ number }) => !solved.has(number))
}

/** '1 h 32 min'. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
