import { expect, test } from 'vitest'
import { dayOf } from '#platform/local-day.ts'
import { nearDay } from './day-text.ts'

test('a day has its date once its weekday could be another one', () => {
  const today = dayOf('2026-11-28')
  expect(nearDay(dayOf('2026-12-04'), today)).toBe('Fri')
  expect(nearDay(dayOf('2026-12-05'), today)).toBe('Dec 5')
})
