import { displayNameOf, findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import type { Interview } from '#herd/contract.ts'
import { shortTime } from '#herd/web/interview-text.ts'
import type { Category, PracticeQuestion } from '#patterns/contract.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { taskText } from '#plan/task-text.ts'
import { dayOf } from '#platform/local-day.ts'
import { durationText, minutesFor } from '#practice/day-words.ts'
import { dueHeading, isRoundNext, type RoundOffer } from '#practice/rounds/round-offer.ts'
import { findToday, type Meeting, mockText } from './herd-news.ts'

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
    ...tasksOf(plan, facts)
      .filter(({ kind }) => kind !== 'mock' || meetings.length === 0)
      .map((task) => stopOf(task, facts)),
    ...meetings.filter(({ isNow }) => !isNow).map(meetingStop),
  ]
  return [
    ...plan.doneToday.map((task) => ({
      text: doneText(task),
      minutes: task.minutes,
      isDone: true,
      act: task,
    })),
    // Nothing is begun shortly before an interview.
    ...meetings.filter(({ isNow }) => isNow).map(meetingStop),
    ...left.toSorted((a, b) => order.indexOf(a.act.kind) - order.indexOf(b.act.kind)),
  ]
}

export interface NextDay {
  /** From 1970. */
  readonly day: number
  readonly stops: readonly Stop[]
}

/** The next planned day without its round, which is the same on each day. */
export function nextDayOf({ days, today }: Plan, facts: TodayFacts): NextDay | undefined {
  const next = days.find(({ date, tasks }) => date > today && tasks.some(({ kind }) => kind !== 'round'))
  return (
    next && {
      day: dayOf(next.date),
      stops: next.tasks.filter(({ kind }) => kind !== 'round').map((task) => stopOf(task, facts)),
    }
  )
}

function meetingStop(meeting: Meeting): Stop {
  return {
    text: `Mock interview, ${shortTime(meeting.startsAt)}`,
    detail: mockText(meeting),
    minutes: 45,
    isDone: false,
    act: { kind: 'interview', id: meeting.interview.id },
  }
}

/** Where a stop is done. */
export function pathOfStop({ act }: Stop): string {
  switch (act.kind) {
    case 'lesson':
      return `/learn/${act.pattern}`
    case 'solve': {
      const pattern = findPattern(act.pattern)
      return pattern ? lessonPathOf(pattern) : '/plan'
    }
    case 'interview':
      return `/my-herd/interviews/${act.id}`
    case 'mock':
      return '/my-herd'
    case 'problems':
      return '/plan'
    case 'check':
      return '/practice/check'
    default:
      return '/practice'
  }
}

/** What is planned for today. A round stays until it is finished, on a free day too. */
function tasksOf(plan: Plan, { offer, solved }: TodayFacts): readonly Task[] {
  const { days, today, doneToday, minutesPerRound } = plan
  const hasLearned =
    solved.size > 0 || plan.done.length > 0 || doneToday.some(({ kind }) => kind === 'lesson')
  const isBeginner = offer?.kind === 'first' || !hasLearned
  // Somebody who begins has no free day.
  const day = days.find(({ date }) => date === today) ?? (isBeginner ? days[0] : undefined)
  const planned = day?.tasks ?? []
  if (offer === undefined) return planned
  const others = planned.filter(({ kind }) => kind !== 'round')
  const minutes = 'roundSize' in offer ? minutesFor(offer.roundSize) : minutesPerRound
  return isRoundNext(offer) ? [{ kind: 'round', minutes }, ...others] : others
}

function doneText(task: Task): string {
  return task.kind === 'problems'
    ? taskText(task).replace('Solve', 'Solved').replace(' from earlier', '')
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
      if (task.pattern === null || !problem) return { ...stop, detail: 'Of a pattern you have learned' }
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
