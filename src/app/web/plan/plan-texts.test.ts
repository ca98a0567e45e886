import { expect, test } from 'vitest'
import type { Plan } from '#plan/contract.ts'
import { makePlan } from '#plan/make-plan.ts'
import { planInputOf, type Records } from '#plan/plan-input.ts'
import { dayMs } from '#platform/durations.ts'
import { dayOf } from '#platform/local-day.ts'
import { noRecords } from '#testing/plan-records.ts'
import { daysShown, planRows } from './plan-rows.ts'
import { hoursText, leftDetails, leftText, movedText, planHeading, planLead, spanText } from './plan-texts.ts'

const today = dayOf('2026-11-26')

function planOf(interviewOn: string | null, hoursPerWeek = 5, records: Partial<Records> = {}): Plan {
  return makePlan(
    planInputOf({
      ...noRecords,
      settings: { interviewOn, hoursPerWeek },
      time: { now: today * dayMs, offset: 0 },
      ...records,
    }),
  )
}

const uber = { companies: [{ slug: 'uber', name: 'Uber' }], mix: new Map([['union-find', 1]]) }

test.each([
  ['2026-12-22', {}, '26 days to your interview'],
  ['2026-12-22', uber, '26 days to Uber'],
  ['2026-11-27', uber, 'One day to Uber'],
  ['2026-11-26', uber, 'Your interview is today'],
  ['2026-11-20', uber, 'Your interview is over'],
  [null, {}, 'A plan without a date'],
] as const)('the heading of %s', (date, records, heading) => {
  expect(planHeading(planOf(date, 5, records))).toBe(heading)
})

test.each([
  [
    '2026-12-22',
    5,
    /^Five hours a week make 18½ hours, six minutes a day of them for rounds\. 1\d patterns fit, in this order\. 3\d do not\.$/,
  ],
  ['2026-11-27', 1, /^One hour a week makes 0|half an hour|no hours/],
  ['2027-11-20', 10, /43 patterns fit, in this order\. Nothing is left out\.$/],
  ['2026-11-26', 5, /Good luck!$/],
  ['2026-11-20', 5, /^It was on Friday, November 20\. Set the date of the next one\./],
  [null, 5, /^Without a deadline the pace is slower: two new patterns a week at most/],
])('what it says of %s with %i hours', (date, hours, sentence) => {
  expect(planLead(planOf(date, hours))).toMatch(sentence)
})

test.each([
  [0, 'no hours'],
  [20, 'half an hour'],
  [60, 'one hour'],
  [90, '1½ hours'],
  [1114, '18½ hours'],
])('%i minutes are %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})

test('after a break it is kind, and says by name what no longer fits', () => {
  const standing = {
    ...noRecords.standing,
    days: [{ day: today - 30, answered: 10, credit: 8, altitude: { meters: 1000, range: 170 } }],
  }
  const text = movedText(planOf('2026-12-22', 5, { standing }))
  expect(text).toMatch(
    /^You have not practiced since Tue, Oct 27, which is 25 planned days\. Nothing piles up: the plan starts from today\. .+ and \S+ more no longer fit\.$/,
  )
  expect(movedText(planOf('2026-12-22'))).toBeUndefined()
  expect(movedText(planOf(null, 5, { standing }))).toMatch(/from today\.$/)
})

test('what will not fit is counted in hours, with what the company asks', () => {
  expect(leftText(planOf('2026-12-10', 5, uber))).toMatch(
    /^\d+½? hours more would be needed\. (Of these, Uber asks Union-Find most often|Nothing here was reported from Uber)\./,
  )
  expect(leftText(planOf(null))).toBe('In this order, after the days above.')
  // On the day itself there are no days above.
  expect(leftText(planOf('2026-11-26'))).toMatch(/^All of it stays open/)
  const leg = { pattern: 'trie', reason: '', minutes: 60 }
  expect(leftDetails({ ...leg, asked: 0.014, recall: 0.45 })).toEqual({
    asked: '1.4% of questions',
    recall: '45% now',
  })
  expect(leftDetails({ ...leg, asked: 0, recall: null })).toEqual({ recall: 'to come' })
})

test('a span of one day is one day', () => {
  expect(spanText(today, today)).toBe('Thu, Nov 26')
  expect(spanText(today, today + 3)).toBe('Thu, Nov 26 to Sun, Nov 29')
})

test('the table begins with this Monday and has a row for each leg', () => {
  const plan = planOf('2026-12-22', 5, uber)
  const { first, last } = daysShown(plan)
  expect([first, last]).toEqual([dayOf('2026-11-23'), dayOf('2026-12-22')])
  const rows = planRows(plan)
  expect(rows[0]).toMatchObject({ title: 'Rounds', look: 'round' })
  expect(rows.slice(1, 1 + plan.legs.length).map(({ key }) => key)).toEqual(
    plan.legs.map(({ pattern }) => pattern),
  )
  expect(rows.map(({ title }) => title)).toContain('Uber’s mix')
  expect(planRows(planOf('2026-11-26'))).toEqual([])
})
