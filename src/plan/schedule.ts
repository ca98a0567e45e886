import type { Task } from './contract.ts'
import { type LegWork, problemMinutes } from './order-legs.ts'
import { mondayOf, type PracticeDays } from './practice-days.ts'

export const roundMinutes = 6
const mixMinutes = 6
const mockMinutes = 45
const checkMinutes = 10
/** More do not stay. */
const mostNewPerDay = 3
const mostFurtherProblems = 4
/** Mock interviews are about so many days before the interview. With little time, one has to do. */
const mockDaysBefore = [10, 4]
const minutesForTwoMocks = 120

export interface ScheduledDay {
  /** Days from 1970. */
  readonly day: number
  readonly tasks: readonly Task[]
}

export interface Schedule {
  readonly days: readonly ScheduledDay[]
  readonly planned: readonly (LegWork & { readonly from: number; readonly to: number })[]
  readonly left: readonly LegWork[]
}

interface ScheduleInput extends PracticeDays {
  readonly legs: readonly LegWork[]
  /** The day of the interview; undefined without one. */
  readonly interviewDay: number | undefined
  /** New patterns on each practice day, on average and at most. */
  readonly pace: number
  /** Minutes of the first day that are spent already. */
  readonly spent: number
  readonly isRoundDone: boolean
  /** The Monday of the week whose Sealed Five are done. */
  readonly checkedWeek: number | undefined
  readonly hasChecks: boolean
  readonly hasMocks: boolean
  /** Unsolved problems of the patterns that need no leg. */
  readonly spareProblems: number
}

/** What to do on each day. A leg that cannot be finished is not begun. */
export function schedule(input: ScheduleInput): Schedule {
  // Dropping the leg that ends too late leaves its time to review: nothing smaller is put in its place.
  const all = fillDays(input, input.legs)
  const fitting = all.planned.length
  return {
    ...(fitting === input.legs.length ? all : fillDays(input, input.legs.slice(0, fitting))),
    left: input.legs.slice(fitting),
  }
}

function fillDays(input: ScheduleInput, legs: readonly LegWork[]): Omit<Schedule, 'left'> {
  const {
    days,
    minutesPerDay,
    interviewDay,
    pace,
    spent,
    isRoundDone,
    checkedWeek,
    hasChecks,
    hasMocks,
    isShort,
  } = input
  const mixDays = mixDaysOf(days, interviewDay)
  const checkDays =
    !hasChecks || isShort
      ? []
      : lastOfEachWeek(days.filter((day) => !mixDays.includes(day))).filter(
          (day) => mondayOf(day) !== checkedWeek,
        )
  const mockDays = !hasMocks || isShort ? [] : mockDaysOf(input, mixDays)
  const queue = legs.flatMap(({ tasks, spareProblems }, leg) =>
    tasks.map((task, index) => ({
      leg,
      task,
      spareProblems,
      isFirst: index === 0,
      isLast: index === tasks.length - 1,
    })),
  )
  const plannedOn = new Map<number, number[]>()
  const scheduled: ScheduledDay[] = []
  let started = 0
  let spareProblems = input.spareProblems
  /** Minutes that are free; what a day spends too much is missing on the next. */
  // Many ticks on one day, as after an import, take only that day.
  let balance = -Math.min(spent, minutesPerDay)
  for (const [index, day] of days.entries()) {
    const tasks: Task[] = []
    if (day !== days[0] || !isRoundDone) tasks.push({ kind: 'round', minutes: roundMinutes })
    if (checkDays.includes(day)) tasks.push({ kind: 'check', minutes: checkMinutes })
    if (mockDays.includes(day)) tasks.push({ kind: 'mock', minutes: mockMinutes })
    if (mixDays.includes(day)) tasks.push({ kind: 'mix', minutes: mixMinutes })
    balance = Math.min(balance, minutesPerDay) + minutesPerDay - sumOf(tasks)
    let isNewToday = 0
    // Nothing new on the last days, unless there is only one.
    while (!mixDays.includes(day) || days.length === 1) {
      const [next] = queue
      if (!next || balance < next.task.minutes / 2) break
      if (
        next.isFirst &&
        (isNewToday === mostNewPerDay || started >= Math.max(1, Math.floor(pace)) + Math.floor(index * pace))
      )
        break
      queue.shift()
      balance -= next.task.minutes
      if (next.isLast) spareProblems += next.spareProblems
      if (next.isFirst) {
        started++
        isNewToday++
      }
      addTask(tasks, next.task)
      plannedOn.set(next.leg, [...(plannedOn.get(next.leg) ?? []), day])
    }
    const further = Math.min(mostFurtherProblems, spareProblems, Math.floor(balance / problemMinutes))
    if (interviewDay !== undefined && further > 0) {
      spareProblems -= further
      tasks.push({ kind: 'problems', minutes: further * problemMinutes, pattern: null, count: further })
      balance -= further * problemMinutes
    }
    scheduled.push({ day, tasks })
  }
  const unfinished = queue[0]?.leg ?? legs.length
  return {
    days: scheduled,
    planned: legs.slice(0, unfinished).map((leg, index) => {
      const on = plannedOn.get(index) ?? []
      return { ...leg, from: on[0] ?? 0, to: on.at(-1) ?? 0 }
    }),
  }
}

/** The last days repeat everything, in the mix of the interview. */
function mixDaysOf(days: readonly number[], interviewDay: number | undefined): readonly number[] {
  if (interviewDay === undefined) return []
  return days.slice(days.length >= 10 ? -2 : -1)
}

function mockDaysOf(
  { days, interviewDay, minutesPerWeek }: ScheduleInput,
  mixDays: readonly number[],
): readonly number[] {
  if (interviewDay === undefined) return []
  return mockDaysBefore
    .slice(minutesPerWeek < minutesForTwoMocks ? -1 : 0)
    .flatMap((before) => days.findLast((day) => day <= interviewDay - before && !mixDays.includes(day)) ?? [])
}

function lastOfEachWeek(days: readonly number[]): readonly number[] {
  return [...Map.groupBy(days, mondayOf).values()].flatMap((week) => week.at(-1) ?? [])
}

const sumOf = (tasks: readonly Task[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Two problems of the same pattern on one day are one task. */
function addTask(tasks: Task[], task: Task): void {
  const last = tasks.at(-1)
  if (task.kind === 'problems' && last?.kind === 'problems' && last.pattern === task.pattern)
    tasks.splice(-1, 1, { ...task, minutes: last.minutes + task.minutes, count: last.count + task.count })
  else tasks.push(task)
}
