import { expect, test } from 'vitest'
import { findPattern } from '#curriculum/patterns.ts'
import { dayMs, hourMs } from '#platform/durations.ts'
import { dateOf, dayOf, startOfLocalDay } from '#platform/local-day.ts'
import type { PatternStanding } from '#practice/contract.ts'
import { prerequisitesOf, studyOrder } from '#settings/study-order.ts'
import { noRecords } from '#testing/plan-records.ts'
import type { Plan } from './contract.ts'
import { makePlan } from './make-plan.ts'
import { planInputOf, type Records } from './plan-input.ts'
import { weekdayOf } from './practice-days.ts'

/** A Thursday. */
const today = dayOf('2026-11-26')
const noon = { now: today * dayMs + 12 * hourMs, offset: 0 }

function planOf(
  interviewOn: string | null,
  hoursPerWeek = 4,
  more: Partial<Omit<Records, 'settings'>> = {},
): Plan {
  const settings = { interviewOn, hoursPerWeek }
  return makePlan(planInputOf({ ...noRecords, settings, time: noon, ...more }))
}

const inDays = (days: number) => dateOf(today + days)
const names = (legs: Plan['legs'] | Plan['left']) => legs.map(({ pattern }) => pattern)
const tasks = (plan: Plan) => plan.days.flatMap(({ date, tasks }) => tasks.map((task) => ({ date, ...task })))
const daysWith = (plan: Plan, kind: string) =>
  tasks(plan)
    .filter((task) => task.kind === kind)
    .map(({ date }) => date)
const minutesIn = (plan: Plan) => tasks(plan).reduce((sum, { minutes }) => sum + minutes, 0)
/** Patterns with their recall; what was practiced last, on this day. */
function standingOf(recalls: Record<string, number>, lastDay?: number): Records['standing'] {
  return {
    ...noRecords.standing,
    patterns: Object.entries(recalls).map(
      ([pattern, recall]) => ({ pattern, recall, isShown: true, isSecure: false }) as PatternStanding,
    ),
    days:
      lastDay === undefined
        ? []
        : [{ day: lastDay, answered: 10, credit: 8, altitude: { meters: 1000, range: 170 } }],
  }
}
const finished = (pattern: string, at = today - 1) => {
  const startedAt = new Date(at * dayMs + 9 * hourMs).toISOString()
  return { [pattern]: { startedAt, finishedAt: startedAt, step: 8, answers: {} } }
}
const solvedTwo = (pattern: string, at = today - 1) =>
  (findPattern(pattern)?.problems ?? [])
    .slice(0, 2)
    .map((number) => [number, at * dayMs + 9 * hourMs] as const)
const everything = {
  lessons: Object.assign({}, ...studyOrder(false).map(({ name }) => finished(name))),
  solved: new Map(studyOrder(false).flatMap(({ problems }) => problems.map((each) => [each, 0] as const))),
}

test('four weeks of four hours: what fits, what does not, and every pattern once', () => {
  const plan = planOf(inDays(28))
  expect(plan).toMatchObject({ kind: 'dated', daysLeft: 28, minutes: 960, moved: null, done: [] })
  expect(names(plan.legs).slice(0, 3)).toEqual(['two-pointers', 'hash-lookup', 'sliding-window'])
  expect(plan.left.length).toBeGreaterThan(20)
  expect([...names(plan.legs), ...names(plan.left)].sort()).toEqual(
    studyOrder(false)
      .map(({ name }) => name)
      .sort(),
  )
})

test.each([
  [7, 1],
  [14, 2],
  [28, 4],
  [60, 10],
  [28, 40],
])('in %i days with %i hours a week, the plan asks for no more time than there is', (days, hours) => {
  const plan = planOf(inDays(days), hours)
  expect(minutesIn(plan)).toBeLessThanOrEqual(plan.minutes + 30)
  expect(minutesIn(plan)).toBeGreaterThan(0)
})

test('each day of practice has a round, Saturdays and the day before the interview are free', () => {
  const plan = planOf(inDays(28))
  expect(daysWith(plan, 'round')).toEqual(plan.days.map(({ date }) => date))
  expect(plan.days.map(({ date }) => weekdayOf(dayOf(date)))).not.toContain(6)
  expect(plan.days.map(({ date }) => date)).not.toContain(inDays(27))
})

test('the last weeks have two mock interviews, the last days the whole mix and nothing new', () => {
  const plan = planOf(inDays(28))
  expect(daysWith(plan, 'mock')).toEqual(['2026-12-14', '2026-12-20'])
  const mixed = daysWith(plan, 'mix')
  expect(mixed).toEqual(['2026-12-21', '2026-12-22'])
  expect(tasks(plan).filter(({ date, kind }) => mixed.includes(date) && kind === 'lesson')).toEqual([])
})

test('the Sealed Five come once a week', () => {
  expect(daysWith(planOf(inDays(28)), 'check')).toEqual([
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
  ])
  expect(daysWith(planOf(inDays(28), 4, { isGuest: true }), 'check')).toEqual([])
})

test('the Sealed Five of this week do not come again, and end when all are used up', () => {
  const checks = (check: Records['standing']['check']) =>
    daysWith(planOf(inDays(28), 4, { standing: { ...noRecords.standing, check } }), 'check')
  expect(checks('done')).toEqual(['2026-12-06', '2026-12-13', '2026-12-20'])
  expect(checks('begun')).toHaveLength(4)
  expect(checks('used-up')).toEqual([])
})

test('with one hour a week there are two days of practice, not six of ten minutes', () => {
  expect(
    planOf(inDays(28), 1)
      .days.slice(0, 3)
      .map(({ date }) => date),
  ).toEqual(['2026-11-29', '2026-12-02', '2026-12-06'])
})

test('with forty hours a week, no day has more than three new patterns', () => {
  const plan = planOf(inDays(14), 40)
  const perDay = Object.values(Object.groupBy(daysWith(plan, 'lesson'), (date) => date))
  expect(Math.max(...perDay.map((lessons) => lessons?.length ?? 0))).toBe(3)
})

test('an interview tomorrow has time for a round and, with many hours, for a few patterns', () => {
  const plan = planOf(inDays(1))
  expect(plan.days.map(({ date, tasks }) => [date, tasks.map(({ kind }) => kind)])).toEqual([
    [inDays(0), ['round', 'mix']],
  ])
  expect(plan.legs).toEqual([])
  expect(plan.left).toHaveLength(43)
  expect(planOf(inDays(1), 40).legs).toHaveLength(3)
})

test('on the day of the interview there is nothing to do', () => {
  expect(planOf(inDays(0))).toMatchObject({ kind: 'today', daysLeft: 0, days: [], legs: [] })
})

test('after the interview the plan goes on without a date', () => {
  expect(planOf(inDays(-3))).toMatchObject({ kind: 'over', daysLeft: -3 })
  expect(planOf(inDays(-3)).days).toEqual(planOf(null).days)
})

test('in a year everything fits, and learning leaves time at its end', () => {
  const plan = planOf(inDays(365), 10)
  expect(plan.legs).toHaveLength(43)
  expect(plan.left).toEqual([])
  expect(dayOf(plan.legs.at(-1)?.to ?? '')).toBeLessThan(today + 0.8 * 365)
  expect(plan.days.at(-1)?.date).toBe(inDays(363))
})

test.each([1, 4, 40])('without a date there are two new patterns a week at most, with %i hours', (hours) => {
  const plan = planOf(null, hours)
  expect(plan).toMatchObject({ kind: 'undated', daysLeft: null, interviewOn: null })
  const perWeek = Object.groupBy(daysWith(plan, 'lesson'), (date) => Math.floor((dayOf(date) - today) / 7))
  for (const lessons of Object.values(perWeek)) expect(lessons?.length).toBeLessThanOrEqual(2)
  expect(daysWith(plan, 'mock')).toEqual([])
})

test('without a date six weeks are planned to their end: no day is free as the one before an interview', () => {
  expect(planOf(null).days.at(-1)?.date).toBe(inDays(41))
})

test('a date that was damaged counts as none', () => {
  expect(planOf('soon')).toMatchObject({ kind: 'undated', interviewOn: null })
})

test('no leg comes before one that it builds on, whatever companies ask and the learner spots', () => {
  const mix = new Map([
    ['grid-dp', 90],
    ['union-find', 10],
  ])
  const order = names(planOf(inDays(300), 10, { mix, standing: standingOf({ 'monotonic-stack': 0.1 }) }).legs)
  for (const name of order)
    for (const before of prerequisitesOf(name))
      expect(order.indexOf(before)).toBeLessThan(order.indexOf(name))
})

test('what companies ask moves up, also when their mix has only two patterns', () => {
  const without = names(planOf(inDays(90)).legs)
  const plan = planOf(inDays(90), 4, {
    mix: new Map([
      ['trie', 30],
      ['queue-operations', 10],
    ]),
  })
  expect(names(plan.legs).indexOf('trie')).toBeLessThan(without.indexOf('trie'))
  expect(plan.legs.find(({ pattern }) => pattern === 'trie')).toMatchObject({
    asked: 0.75,
    reason: 'Asked most',
  })
  expect(plan.legs.find(({ pattern }) => pattern === 'sorting')?.asked ?? 0).toBe(0)
})

test('what the learner cannot spot moves up, and what they spot needs no lesson', () => {
  const standing = standingOf({ 'hash-lookup': 0.9, backtracking: 0.2 })
  const plan = planOf(inDays(90), 4, { standing, lessons: finished('backtracking') })
  const order = names(plan.legs)
  const at = order.indexOf('backtracking')
  expect(at).toBeLessThan(names(planOf(inDays(90)).legs).indexOf('backtracking') - 5)
  expect(plan.legs[at - 1]).toMatchObject({
    pattern: 'tree-traversal',
    reason: 'Backtracking (Decision Trees) builds on it',
  })
  const lessons = tasks(plan).filter(({ kind }) => kind === 'lesson')
  expect(lessons).not.toContainEqual(expect.objectContaining({ pattern: 'hash-lookup' }))
})

test('a number that is only about right does not save a lesson', () => {
  const known = standingOf({ 'two-pointers': 0.9 })
  const patterns = known.patterns.map((each) => ({ ...each, isShown: false }))
  const plan = planOf(inDays(28), 4, { standing: { ...known, patterns } })
  expect(tasks(plan)[1]).toMatchObject({ kind: 'lesson', pattern: 'two-pointers' })
})

test('a lesson that was begun comes first, with the rest of its steps', () => {
  const startedAt = new Date(noon.now - dayMs).toISOString()
  const plan = planOf(inDays(28), 4, { lessons: { trie: { startedAt, step: 6, answers: {} } } })
  expect(tasks(plan).find(({ kind }) => kind === 'lesson')).toMatchObject({ pattern: 'tree-traversal' })
  expect(tasks(plan).find((task) => 'pattern' in task && task.pattern === 'trie')).toMatchObject({
    kind: 'lesson',
    step: 6,
    minutes: 4,
  })
})

test('a pattern is done when its lesson is finished and two problems are solved', () => {
  const plan = planOf(inDays(28), 4, {
    lessons: finished('two-pointers'),
    solved: new Map(solvedTwo('two-pointers')),
  })
  expect(plan.done).toEqual(['two-pointers'])
  expect(names(plan.legs)[0]).toBe('hash-lookup')
})

test('who has learned everything keeps the rounds, the mocks and the Sealed Five', () => {
  const plan = planOf(inDays(28), 4, everything)
  expect(plan.done).toHaveLength(43)
  expect(plan.legs).toEqual([])
  expect(plan.left).toEqual([])
  expect(new Set(tasks(plan).map(({ kind }) => kind))).toEqual(new Set(['round', 'check', 'mock', 'mix']))
})

test('what was done today is not asked again, and takes time of this day', () => {
  const plan = planOf(inDays(28), 4, {
    standing: { ...noRecords.standing, roundsToday: 1 },
    lessons: finished('two-pointers', today),
    solved: new Map(solvedTwo('two-pointers', today)),
  })
  expect(plan.doneToday.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['round', 6],
    ['lesson', 12],
    ['problems', 50],
  ])
  expect(plan.days[0]).toEqual({ date: inDays(0), tasks: [] })
})

test('after a break of thirty days the plan has moved, and says what no longer fits', () => {
  const standing = standingOf({}, today - 30)
  const plan = planOf(inDays(28), 4, { standing })
  expect(plan.days[0]?.date).toBe(inDays(0))
  expect(plan.moved).toMatchObject({ lastActiveOn: inDays(-30), missedDays: 25 })
  expect(plan.moved?.noLongerFit.length).toBeGreaterThan(5)
  for (const name of plan.moved?.noLongerFit ?? []) expect(names(plan.left)).toContain(name)
  expect(planOf(null, 4, { standing }).moved).toMatchObject({
    noLongerFit: [],
  })
})

test.each([
  ['yesterday', 1],
  ['today', 0],
])('nothing has moved for who practiced %s', (_, daysAgo) => {
  expect(planOf(inDays(28), 4, { standing: standingOf({}, today - daysAgo) }).moved).toBeNull()
})

test('a lesson or a solved problem is practice, too', () => {
  const standing = standingOf({}, today - 30)
  expect(planOf(inDays(28), 4, { standing, lessons: finished('trie') }).moved).toBeNull()
  expect(planOf(inDays(28), 4, { standing, solved: new Map(solvedTwo('trie')) }).moved).toBeNull()
})

test('a free day is no missed day', () => {
  const sunday = dayOf('2026-11-29')
  const time = { now: sunday * dayMs + 9 * hourMs, offset: 0 }
  expect(planOf('2026-12-24', 4, { time, standing: standingOf({}, sunday - 2) }).moved).toBeNull()
})

test.each([-840, -720, -330, 0, 345, 720, 840])(
  'the local day decides, %i minutes ahead of UTC',
  (offset) => {
    for (const [now, expected] of [
      [startOfLocalDay(today, offset), inDays(0)],
      [startOfLocalDay(today, offset) - 1, inDays(-1)],
    ] as const) {
      const plan = planOf(inDays(10), 4, { time: { now, offset } })
      expect([plan.today, plan.days[0]?.date]).toEqual([expected, expected])
    }
  },
)

/** Before and after a change of the clocks, in minutes ahead of UTC. */
test.each([
  ['Berlin, spring', '2027-03-28', 60, 120],
  ['New York, autumn', '2026-11-01', -240, -300],
  ['Lord Howe Island, half an hour', '2026-10-04', 630, 660],
])('when the clocks change in %s, the plan stays the same', (_, date, before, after) => {
  const day = dayOf(date)
  const plans = [before, after].map((offset) =>
    planOf(dateOf(day + 20), 4, { time: { now: day * dayMs + 12 * hourMs - offset * 60_000, offset } }),
  )
  expect(plans[0]?.days).toEqual(plans[1]?.days)
  expect(plans[0]?.daysLeft).toBe(20)
})

test('a guest gets the open patterns', () => {
  const plan = planOf(inDays(28), 10, { isGuest: true })
  expect(names(plan.legs).length + plan.left.length).toBe(10)
  expect(daysWith(plan, 'mock')).toEqual([])
})

test('the same records give the same plan', () => {
  expect(planOf(inDays(28))).toEqual(planOf(inDays(28)))
})
