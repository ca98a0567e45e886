import { expect, test } from 'vitest'
import { dayOf } from '#platform/local-day.ts'
import { checkLine, flatteryOf } from './check-line.ts'

const check = (week: string, credit: number, expected: number) => ({ week, answered: 5, credit, expected })
const day = (date: string, meters: number) => ({
  day: dayOf(date),
  answered: 10,
  credit: 7,
  altitude: { meters, range: 90 },
})

test('a check that went as predicted is where practice was at the end of its week', () => {
  const days = [day('2026-11-03', 1100), day('2026-11-10', 1200)]
  const points = checkLine([check('2026-11-02', 3.5, 3.5), check('2026-11-09', 3, 3)], days)
  expect(points.map(({ meters }) => meters)).toEqual([1100, 1200])
  expect(points[0]?.day).toBe(dayOf('2026-11-08'))
  // Ten answers say more than five.
  expect(points[1]!.range).toBeLessThan(points[0]!.range)
})

test('a check that went worse is below, however badly, and four count together', () => {
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']
  const points = checkLine(
    weeks.map((week) => check(week, 0, 3.5)),
    [day('2026-10-20', 1300)],
  )
  for (const { meters } of points) expect(meters).toBeLessThan(1000)
  expect(flatteryOf(weeks.map((week) => check(week, 2.5, 3.5)))).toBeGreaterThan(150)
  expect(flatteryOf([check('2026-10-12', 0, 5), ...weeks.map((week) => check(week, 4, 4))])).toBe(0)
})

test('no check says nothing', () => {
  expect(checkLine([], [])).toEqual([])
  expect(flatteryOf([])).toBe(0)
})
