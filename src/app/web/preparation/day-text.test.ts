import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dayOf } from '#platform/local-day.ts'
import { dayAndMonth, dayOfMonth, fullDay, longDay, nearDay, shortDay } from './day-text.ts'

test('a day has its date once its weekday could be another one', () => {
  const today = dayOf('2026-11-28')
  expect(nearDay(dayOf('2026-12-04'), today)).toBe('Fri')
  expect(nearDay(dayOf('2026-12-05'), today)).toBe('Dec 5')
})

test('days are written as Intl writes them', () => {
  const intl = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(day * dayMs)
  const first = dayOf('2027-01-01')
  for (let day = first; day < first + 365; day += 5) {
    const long = { weekday: 'long', month: 'long', day: 'numeric' } as const
    expect(longDay(day)).toBe(intl(day, long))
    expect(fullDay(day)).toBe(intl(day, { ...long, year: 'numeric' }))
    expect(shortDay(day)).toBe(intl(day, { weekday: 'short', month: 'short', day: 'numeric' }))
    expect(dayAndMonth(day)).toBe(intl(day, { month: 'short', day: 'numeric' }))
    expect(dayOfMonth(day)).toBe(intl(day, { day: 'numeric' }))
  }
})
