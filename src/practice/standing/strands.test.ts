import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result, Rung } from '#learning/results.ts'
import { dayMs } from '#platform/durations.ts'
import { strandsOf } from './strands.ts'

const now = Date.UTC(2026, 10, 20)
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString()
const drive = (days: number, right = 9, acts = 9): Result => ({
  kind: 'drive',
  at: daysAgo(days),
  input: 'x',
  acts,
  right,
})
const slip = (days: number, isRight: boolean): Result => ({
  kind: 'slip',
  at: daysAgo(days),
  slip: 's',
  isRight,
})
const build = (days: number, rung: Rung): Result => ({
  kind: 'build',
  at: daysAgo(days),
  rung,
  language: 'cpp',
})
const percent = (results: readonly Result[], strand: 'drive' | 'build') => {
  const value = strandsOf(results, now)[strand]?.estimate.value
  return value === undefined ? undefined : Math.round(100 * value)
}
const dueInDays = (results: readonly Result[], strand: 'drive' | 'build') =>
  Math.round((strandsOf(results, now)[strand]!.dueAt - now) / dayMs)

it('is nothing without results, and each strand has its own', () => {
  expect(strandsOf([], now)).toEqual({ drive: undefined, build: undefined })
  expect(strandsOf([drive(1), slip(0, true)], now).build).toBeUndefined()
  expect(strandsOf([build(1, 'write')], now).drive).toBeUndefined()
})

describe('drive', () => {
  it('rises with clean runs and slips found at first try', () => {
    expect(percent([drive(0)], 'drive')).toBe(50)
    expect(percent([drive(0), slip(0, true)], 'drive')).toBe(63)
    expect(percent([drive(0), slip(0, true), drive(0)], 'drive')).toBe(70)
  })

  it('counts a run with faults by half, and one with more than a third of them not at all', () => {
    expect(percent([drive(0, 8)], 'drive')).toBe(33)
    expect(percent([drive(0, 6)], 'drive')).toBe(33)
    expect(percent([drive(0, 5)], 'drive')).toBe(17)
    expect(percent([slip(0, false)], 'drive')).toBe(17)
  })

  it('is due later after a clean run than after one with faults, and soon after a bad one', () => {
    const [clean, faults, bad] = [9, 8, 3].map((right) => dueInDays([drive(0, right)], 'drive'))
    expect(clean).toBeGreaterThan(faults!)
    expect(faults).toBeGreaterThanOrEqual(bad!)
    expect(bad).toBeLessThanOrEqual(1)
  })

  it('fades', () => {
    expect(percent([drive(28), drive(28)], 'drive')).toBeLessThan(percent([drive(0), drive(0)], 'drive')!)
  })
})

describe('build', () => {
  it('rises rung by rung, and then with each time it is written', () => {
    const steps = (['read', 'order', 'fill', 'write'] as const).map((rung) => build(0, rung))
    expect(steps.map((_, count) => percent(steps.slice(0, count + 1), 'build'))).toEqual([25, 33, 42, 50])
    expect(percent([...steps, build(0, 'write')], 'build')).toBe(63)
  })

  it('is not lowered by a lower rung afterwards', () => {
    const written = [build(3, 'write'), build(2, 'write')]
    expect(percent([...written, build(0, 'read')], 'build')).toBeGreaterThanOrEqual(
      percent(written, 'build')!,
    )
  })

  it('is due later the higher the rung', () => {
    const [read, fill, write] = (['read', 'fill', 'write'] as const).map((rung) =>
      dueInDays([build(0, rung)], 'build'),
    )
    expect(fill).toBeGreaterThan(read!)
    expect(write).toBeGreaterThan(fill!)
  })
})

it('gives the same in whichever order the results came, with numbers that can be drawn', () => {
  const days = fc.integer({ min: -5, max: 400 })
  const result = fc.oneof(
    fc.tuple(days, fc.integer({ min: 0, max: 9 })).map(([ago, right]) => drive(ago, right)),
    fc.tuple(days, fc.boolean()).map(([ago, isRight]) => slip(ago, isRight)),
    fc
      .tuple(days, fc.constantFrom<Rung>('read', 'order', 'fill', 'write'))
      .map(([ago, rung]) => build(ago, rung)),
  )
  // Two results at one moment have no order.
  const results = fc.uniqueArray(result, { maxLength: 40, selector: ({ at }) => at })
  fc.assert(
    fc.property(results, (list) => {
      const strands = strandsOf(list, now)
      expect(strandsOf(list.toReversed(), now)).toEqual(strands)
      for (const strand of [strands.drive, strands.build]) {
        if (!strand) continue
        const { value, interval } = strand.estimate
        expect(interval[0]).toBeLessThanOrEqual(value)
        expect(interval[1]).toBeGreaterThanOrEqual(value)
        expect(strand.memory.stability).toBeGreaterThan(0)
      }
    }),
  )
})

it('counts a result of a clock that is ahead as one of now', () => {
  expect(strandsOf([drive(-30)], now)).toEqual(strandsOf([drive(0)], now))
})
