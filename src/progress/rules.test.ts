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
  percentOf,
  progressFigures,
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

  it('ticking sets a problem, unticking clears it, and doing it twice changes nothing', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 0, max: 30 }), (mask, problem) => {
        expect(isSolved(withProblem(mask, problem, true), problem)).toBe(true)
        expect(isSolved(withProblem(mask, problem, false), problem)).toBe(false)
        expect(isSolved(toggleProblem(mask, problem), problem)).toBe(!isSolved(mask, problem))
        expect(toggleProblem(toggleProblem(mask, problem), problem)).toBe(mask)
      }),
    )
  })

  it('has as many solved problems as it lists', () => {
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
  it('changes exactly the bits the screen changed', () => {
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

  it('gives the same result when it runs twice', () => {
    fc.assert(
      fc.property(anyMask, anyMask, anyMask, (stored, base, next) => {
        const once = mergeChange(stored, base, next)
        expect(mergeChange(once, base, next)).toBe(once)
      }),
    )
  })

  it('loses no tick when two outdated screens tick different problems, in either order', () => {
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

const patterns = [
  { id: 1, problemCount: 2 },
  { id: 2, problemCount: 3 },
  { id: 3, problemCount: 31 },
]
const masks = (entries: Record<number, number>) => (id: number) => entries[id] ?? 0

describe('progress figures', () => {
  it('are all zero before anything is ticked', () => {
    expect(progressFigures(patterns, masks({}))).toEqual({
      completedPatterns: 0,
      totalPatterns: 3,
      completionPercentage: 0,
      totalProblems: 36,
      solvedProblems: 0,
    })
  })

  it('count a pattern as completed only when every problem is solved', () => {
    expect(progressFigures(patterns, masks({ 1: 0b11, 2: 0b101, 3: 0x7fffffff }))).toEqual({
      completedPatterns: 2,
      totalPatterns: 3,
      completionPercentage: 67,
      totalProblems: 36,
      solvedProblems: 35,
    })
  })

  it.each([
    [0, 43, 0],
    [1, 43, 2],
    [12, 43, 28],
    [43, 43, 100],
    [1, 8, 13],
    [0, 0, 0],
  ])('%i of %i is %i percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
})
