import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countSolved,
  fullMask,
  isComplete,
  isMaskFor,
  isSolved,
  maximumProblems,
  mergeChange,
  solvedProblems,
  statusOf,
  toggleProblem,
  withProblem,
} from './rules.ts'

const problemCount = fc.integer({ min: 1, max: maximumProblems })
const maskUpTo = (count: number) => fc.integer({ min: 0, max: fullMask(count) })
const anyMask = maskUpTo(maximumProblems)

describe('the solved mask', () => {
  it.each([
    [1, 1],
    [5, 31],
    [30, 0x3fffffff],
    [31, 0x7fffffff],
  ])('has one bit for each of %i problems', (count, mask) => {
    expect(fullMask(count)).toBe(mask)
    expect(countSolved(mask)).toBe(count)
  })

  it.each([
    [0, 5, true],
    [31, 5, true],
    [32, 5, false],
    [-1, 5, false],
    [1.5, 5, false],
    [Number.NaN, 5, false],
    [1e99, 5, false],
    [2 ** 53, 31, false],
    [0x7fffffff, 31, true],
    [0x80000000, 31, false],
  ])('%d for a pattern of %i problems: allowed is %s', (mask, count, allowed) => {
    expect(isMaskFor(mask, count)).toBe(allowed)
  })

  it('ticking sets a problem, unticking clears it, and twice is where we started', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 0, max: 30 }), (mask, problem) => {
        expect(isSolved(withProblem(mask, problem, true), problem)).toBe(true)
        expect(isSolved(withProblem(mask, problem, false), problem)).toBe(false)
        expect(isSolved(toggleProblem(mask, problem), problem)).toBe(!isSolved(mask, problem))
        expect(toggleProblem(toggleProblem(mask, problem), problem)).toBe(mask)
      }),
    )
  })

  it('counts as many problems as it lists', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        expect(solvedProblems(mask)).toHaveLength(countSolved(mask))
      }),
    )
  })
})

describe('the status of a pattern', () => {
  it.each([
    [0, 1, 'Not Started'],
    [1, 1, 'Completed'],
    [0, 5, 'Not Started'],
    [1, 5, 'In Progress'],
    [30, 5, 'In Progress'],
    [31, 5, 'Completed'],
    [0x7ffffffe, 31, 'In Progress'],
    [0x7fffffff, 31, 'Completed'],
    [0, 0, 'Not Started'],
  ])('mask %i of %i problems is %s', (mask, count, status) => {
    expect(statusOf(mask, count)).toBe(status)
  })

  it('is complete exactly when the count of solved problems equals the number of problems', () => {
    fc.assert(
      fc.property(
        problemCount.chain((count) => fc.tuple(fc.constant(count), maskUpTo(count))),
        ([count, mask]) => {
          expect(isComplete(mask, count)).toBe(countSolved(mask) === count)
        },
      ),
    )
  })
})

describe('merging a change by its base', () => {
  it('moves exactly the bits the screen changed', () => {
    fc.assert(
      fc.property(anyMask, anyMask, anyMask, (stored, base, next) => {
        const merged = mergeChange(stored, base, next)
        for (let problem = 0; problem < maximumProblems; problem++) {
          const changed = isSolved(base, problem) !== isSolved(next, problem)
          expect(isSolved(merged, problem)).toBe(isSolved(changed ? next : stored, problem))
        }
      }),
    )
  })

  it('does the same when it runs twice', () => {
    fc.assert(
      fc.property(anyMask, anyMask, anyMask, (stored, base, next) => {
        const once = mergeChange(stored, base, next)
        expect(mergeChange(once, base, next)).toBe(once)
      }),
    )
  })

  it('loses no tick in any order of two stale screens that tick different problems', () => {
    fc.assert(
      fc.property(
        anyMask,
        fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 2 }),
        (shown, pair) => {
          const [mine, yours] = pair as [number, number]
          const left = mergeChange(
            mergeChange(shown, shown, toggleProblem(shown, mine)),
            shown,
            toggleProblem(shown, yours),
          )
          const right = mergeChange(
            mergeChange(shown, shown, toggleProblem(shown, yours)),
            shown,
            toggleProblem(shown, mine),
          )
          expect(left).toBe(right)
          expect(left).toBe(toggleProblem(toggleProblem(shown, mine), yours))
        },
      ),
    )
  })
})
