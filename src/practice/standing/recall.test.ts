import { describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { betaQuantile, gainOfFive, recallOf } from './recall.ts'

const now = Date.UTC(2026, 0, 31)
const answer = (daysAgo: number, isRight: boolean) => ({ at: now - daysAgo * dayMs, isRight })

describe('recall', () => {
  test('counts an answer for half after 14 days, or after the stability of the memory', () => {
    const answers = [answer(14, true), answer(14, true), answer(0, false)]
    expect(recallOf(answers, 0, now)).toMatchObject({ weight: 2, rightWeight: 1, value: 1.5 / 4 })
    expect(recallOf(answers, 28, now).rightWeight).toBeCloseTo(2 * Math.SQRT1_2)
  })

  test('is unknown with fewer than three answers, or when they are too old', () => {
    const unknown = { value: null, interval: null }
    expect(recallOf([answer(0, true), answer(0, true)], 0, now)).toMatchObject(unknown)
    expect(recallOf(Array(3).fill(answer(60, true)), 0, now)).toMatchObject(unknown)
  })

  test('lies in its interval, which gets narrower with more answers', () => {
    const few = recallOf(Array(3).fill(answer(0, true)), 0, now)
    const many = recallOf(Array(12).fill(answer(0, true)), 0, now)
    const width = ({ interval }: typeof few) => (interval ? interval[1] - interval[0] : 0)
    expect(few.interval?.[0]).toBeLessThan(few.value ?? 0)
    expect(few.interval?.[1]).toBeGreaterThan(few.value ?? 0)
    expect(width(many)).toBeLessThan(width(few))
  })

  test('gains most where least is known', () => {
    const gain = (count: number) => gainOfFive(recallOf(Array(count).fill(answer(0, false)), 0, now))
    expect(gain(0)).toBeCloseTo(5.5 / 7 - 0.25)
    expect(gain(9)).toBeLessThan(gain(3))
  })
})

test.each([
  [0.5, 2, 2, 0.5],
  [0.1, 1, 1, 0.1],
  [0.9, 0.5, 0.5, 0.975_53],
  [0.1, 3.5, 1.5, 0.430_5],
])('the quantile %d of the Beta distribution with a = %d and b = %d is %d', (p, a, b, expected) => {
  expect(betaQuantile(p, a, b)).toBeCloseTo(expected, 2)
})
