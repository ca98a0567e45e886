import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dayOf, localDay } from '#platform/local-day.ts'
import { forecastOf } from './forecast.ts'
import { daysUntilDate, refuseDate } from './rules.ts'

const today = dayOf('2026-11-26')
const forecast = (interviewOn: string | null, hoursPerWeek: number | null, patternCount = 43) =>
  forecastOf({ interviewOn, hoursPerWeek }, today, patternCount)

test('four weeks of four hours have room for thirteen patterns', () => {
  expect(forecast('2026-12-24', 4)).toEqual({
    days: 28,
    hours: 16,
    minutesPerDay: 35,
    patterns: 13,
    daysPerPattern: 2,
  })
})

test.each([
  ['2026-12-24', 10, 34],
  ['2027-11-26', 10, 43],
  ['2026-11-27', 40, 4],
  ['2026-11-27', 1, 0],
  ['2026-11-26', 10, 0],
  ['2026-11-01', 10, 0],
])('until %s with %i hours a week, there is time for %i patterns', (date, hours, patterns) => {
  expect(forecast(date, hours).patterns).toBe(patterns)
})

test('a guest has no more patterns than the open ones', () => {
  expect(forecast('2027-11-26', 10, 10).patterns).toBe(10)
})

test('without a date there are two new patterns a week, or fewer where there is less time', () => {
  expect(forecast(null, 10)).toMatchObject({ days: undefined, hours: 0, patterns: 0, daysPerPattern: 4 })
  expect(forecast(null, 1).daysPerPattern).toBe(8)
})

test('a date that was damaged counts as none', () => {
  expect(forecast('soon', 4).days).toBeUndefined()
})

/** Days are counted on the calendar: a day of 23 or 25 hours is one day. The offsets are before and after the change. */
test.each([
  ['Berlin, spring', '2027-03-28', 60, 120],
  ['Berlin, autumn', '2026-10-25', 120, 60],
  ['New York, spring', '2027-03-14', -300, -240],
  ['New York, autumn', '2026-11-01', -240, -300],
  ['Sydney, spring', '2026-10-04', 600, 660],
  ['Sydney, autumn', '2027-04-04', 660, 600],
  ['Lord Howe Island, half an hour', '2026-10-04', 630, 660],
  ['Chatham Islands', '2026-09-27', 765, 825],
])('the clocks change in %s, and tomorrow is still one day away', (_, changeOn, before, after) => {
  const midnight = dayOf(changeOn) * dayMs
  const nextDay = new Date(midnight + dayMs).toISOString().slice(0, 10)
  for (const minutes of [1, 59]) {
    const justAfterMidnight = midnight + minutes * 60_000 - before * 60_000
    expect(daysUntilDate(nextDay, localDay({ now: justAfterMidnight, offset: before }))).toBe(1)
    const justBeforeMidnight = midnight + dayMs - minutes * 60_000 - after * 60_000
    expect(daysUntilDate(nextDay, localDay({ now: justBeforeMidnight, offset: after }))).toBe(1)
  }
})

test.each([
  ['2026-11-25', /has passed/],
  ['2027-11-27', /more than a year away/],
  ['2027-02-30x', /not a date/],
  ['0002-12-24', /has passed/],
])('%s is refused with a sentence', (date, sentence) => {
  expect(refuseDate(date, today)).toMatch(sentence)
})

test.each(['2026-11-26', '2026-11-27', '2027-11-26'])('%s is no mistake', (date) => {
  expect(refuseDate(date, today)).toBeUndefined()
})
