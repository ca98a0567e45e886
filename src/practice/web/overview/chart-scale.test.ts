import { expect, test } from 'vitest'
import { apart, chartOf } from './chart-scale.ts'

test('labels at the end of lines keep apart, also of lines that end at the same height', () => {
  expect(apart([60, 200, undefined], 14)).toEqual([60, 200, undefined])
  expect(apart([60, 60, 60], 14)).toEqual([60, 96, 132])
  expect(apart([90, undefined, 80], 14)).toEqual([116, undefined, 80])
  expect(apart([5, 20, 0], 14)).toEqual([50, 86, 14])
})

test('the axis is labelled from the first day of practice on, and the line begins where everyone does', () => {
  const [now, first] = [{ meters: 1080, range: 120 }, 20_000]
  const chart = (today: number) =>
    chartOf({
      days: [{ day: first, answered: 10, credit: 8, altitude: now }],
      ...{ now, checks: [], today, mark: undefined },
    })
  expect(chart(first)).toMatchObject({ labelledDays: [first, first + 7], lastDay: first + 7 })
  expect(chart(first).line.map(({ meters }) => meters)).toEqual([1000, 1080])
  expect(chart(first + 3).labelledDays[0]).toBe(first)
  const later = chart(first + 100)
  expect(later.labelledDays[0]).toBe(later.firstDay)
})
