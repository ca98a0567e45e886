import { dayMs } from '#platform/durations.ts'
import { dateOf } from '#platform/local-day.ts'
import { usualHours } from '#settings/forecast.ts'
import { daysUntilDate } from '#settings/rules.ts'
import type { Plan, Task } from './contract.ts'
import { lessonMinutes, orderLegs, problemMinutes } from './order-legs.ts'
import { type PlanInput, planInputOf } from './plan-input.ts'
import { practiceDaysPerWeek, practiceDaysUntil } from './practice-days.ts'
import { roundMinutes, type Schedule, schedule } from './schedule.ts'

/** Without a date, six weeks are planned, at two new patterns a week. */
const daysWithoutDate = 42
const newPerWeekWithoutDate = 2
/** Where there is time enough, learning ends so early that the rest of the time is left for problems. */
const shareForLearning = 0.8
const problemsPerPattern = 2

/** The plan from today on. It moves by itself, because it is made anew from what is done. */
export function makePlan(input: PlanInput): Plan {
  const { settings, today, patterns } = input
  const hoursPerWeek = settings.hoursPerWeek ?? usualHours
  const until = settings.interviewOn === null ? undefined : daysUntilDate(settings.interviewOn, today)
  // A date in a guest's storage may have been edited by hand.
  const daysLeft = until !== undefined && Number.isInteger(until) ? until : undefined
  const kind = daysLeft === undefined ? 'undated' : daysLeft > 0 ? 'dated' : daysLeft === 0 ? 'today' : 'over'
  const { days, planned, left } = scheduleFrom(input, today)
  const legOf = ({ leg }: Schedule['left'][number]) => leg
  const waiting = new Set([...planned, ...left].map(({ leg }) => leg.pattern))
  return {
    kind,
    today: dateOf(today),
    interviewOn: daysLeft === undefined ? null : settings.interviewOn,
    daysLeft: daysLeft ?? null,
    hoursPerWeek,
    companies: [...input.companies],
    minutes: Math.round(
      ((kind === 'dated' ? (daysLeft ?? 0) : kind === 'today' ? 0 : daysWithoutDate) * hoursPerWeek * 60) / 7,
    ),
    minutesPerRound: roundMinutes,
    days: days.map(({ day, tasks }) => ({ date: dateOf(day), tasks: [...tasks] })),
    doneToday: doneTasks(input),
    legs: planned.map((each) => ({ ...legOf(each), from: dateOf(each.from), to: dateOf(each.to) })),
    left: left.map(legOf),
    done: patterns.map(({ pattern }) => pattern.name).filter((name) => !waiting.has(name)),
    moved:
      kind === 'dated' || kind === 'undated'
        ? movedSince(input, kind === 'dated' ? planned.map(({ leg }) => leg.pattern) : undefined)
        : null,
  }
}

/** How many patterns a newcomer has time for, before the interview. */
export function countFitting(settings: PlanInput['settings'], today: number, isGuest: boolean): number {
  const standing = { patterns: [], days: [], check: 'open' as const, roundsToday: 0 }
  const records = { settings, companies: [], standing, lessons: {}, isGuest }
  const time = { now: today * dayMs, offset: 0 }
  return makePlan(planInputOf({ ...records, time, solved: new Map(), mix: new Map() })).legs.length
}

/** @param today may be an earlier day: what the plan was then, as long as nothing was done since */
function scheduleFrom(input: PlanInput, today: number): Schedule {
  const { settings, patterns, doneToday, today: now } = input
  const hoursPerWeek = settings.hoursPerWeek ?? usualHours
  const daysLeft = settings.interviewOn === null ? Number.NaN : daysUntilDate(settings.interviewOn, today)
  const interviewDay = daysLeft >= 0 ? today + daysLeft : undefined
  // Without an interview no day is the one before it, so the end is a day later.
  const end = interviewDay ?? today + daysWithoutDate + 1
  const practiceDays = practiceDaysUntil(today, end, hoursPerWeek)
  const legs = orderLegs(patterns, practiceDays.isShort ? 1 : problemsPerPattern)
  const waiting = new Set(legs.map(({ leg }) => leg.pattern))
  const slowest = newPerWeekWithoutDate / practiceDaysPerWeek(hoursPerWeek)
  return schedule({
    ...practiceDays,
    legs,
    interviewDay,
    pace:
      interviewDay === undefined
        ? slowest
        : Math.max(slowest, legs.length / (practiceDays.days.length * shareForLearning)),
    spent: today === now ? doneTasks({ doneToday }).reduce((sum, { minutes }) => sum + minutes, 0) : 0,
    isRoundDone: today === now && doneToday.rounds > 0,
    checkedWeek: input.checkedWeek,
    hasChecks: input.hasChecks,
    hasMocks: input.hasMocks,
    spareProblems: patterns
      .filter(({ pattern }) => !waiting.has(pattern.name))
      .reduce((sum, { pattern, solved }) => sum + pattern.problems.length - solved, 0),
  })
}

function doneTasks({ doneToday: { rounds, lessons, problems } }: Pick<PlanInput, 'doneToday'>): Task[] {
  return [
    ...(rounds > 0 ? [{ kind: 'round' as const, minutes: rounds * roundMinutes }] : []),
    ...lessons.map((pattern) => ({ kind: 'lesson' as const, minutes: lessonMinutes, pattern, step: 0 })),
    ...(problems > 0
      ? [{ kind: 'problems' as const, minutes: problems * problemMinutes, pattern: null, count: problems }]
      : []),
  ]
}

/**
 * Since the last activity nothing has changed, so the plan of the day after it can be made again: its days until today
 * were missed, and what fitted then and does not now no longer fits.
 *
 * @param fitting before the interview; undefined without a date
 */
function movedSince(input: PlanInput, fitting: readonly string[] | undefined): Plan['moved'] {
  const { lastActive, today } = input
  if (lastActive === undefined || lastActive >= today - 1) return null
  const before = scheduleFrom(input, lastActive + 1)
  const missedDays = before.days.filter(({ day }) => day < today).length
  if (missedDays === 0) return null
  return {
    lastActiveOn: dateOf(lastActive),
    missedDays,
    noLongerFit: fitting
      ? before.planned.map(({ leg }) => leg.pattern).filter((name) => !fitting.includes(name))
      : [],
  }
}
