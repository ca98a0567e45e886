import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dayOf, localDay } from '#platform/local-day.ts'
import { forecastOf } from './forecast.ts'
import { daysUntilDate, refuseDate } from './rules.ts'

const today = dayOf('2026-11-26')
const forecast = (interviewOn: string | null, hoursPerWeek: number | null) =>
  forecastOf({ interviewOn, hoursPerWeek }, today)

test.each([
  ['2026-12-24', 4, { days: 28, hours: 16, minutesPerDay: 35 }],
  ['2026-11-27', 1, { days: 1, hours: 0, minutesPerDay: 10 }],
  ['2026-11-26', 10, { days: 0, hours: 0, minutesPerDay: 85 }],
  ['2026-11-01', 10, { days: -25, hours: 0, minutesPerDay: 85 }],
  [null, null, { days: undefined, hours: 0, minutesPerDay: 35 }],
])('until %s with %s hours a week', (date, hours, expected) => {
  expect(forecast(date, hours)).toEqual(expected)
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
