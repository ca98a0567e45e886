import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBits,
  fullMask,
  isComplete,
  isMaskFor,
  isSolved,
  maskOf,
  maximumProblems,
  mergeChange,
  overallFigures,
  percentOf,
  problemsIn,
  progressFigures,
  statusOf,
  withProblem,
} from './rules.ts'

/** Their numbers are not their indices. */
const problems = Array.from({ length: maximumProblems }, (_, index) => 100 + index)
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
    expect(countBits(mask)).toBe(count)
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

  it('ticking sets a problem, and unticking clears it', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 0, max: 30 }), (mask, problem) => {
        expect(isSolved(withProblem(mask, problem, true), problem)).toBe(true)
        expect(isSolved(withProblem(mask, problem, false), problem)).toBe(false)
      }),
    )
  })

  it('stands for the problems it was made of', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const solved = problemsIn(mask, problems)
        expect(solved).toHaveLength(countBits(mask))
        expect(maskOf(problems, new Set([...solved, 99]))).toBe(mask)
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
    const numbers = problems.slice(0, count)
    expect(statusOf(numbers, new Set(problemsIn(mask, numbers)))).toBe(status)
  })

  it('is complete exactly when the count of solved problems equals the number of problems', () => {
    fc.assert(
      fc.property(
        problemCount.chain((count) => fc.tuple(fc.constant(count), maskUpTo(count))),
        ([count, mask]) => {
          const numbers = problems.slice(0, count)
          const solved = new Set(problemsIn(mask, numbers))
          expect(isComplete(numbers, solved)).toBe(solved.size === count)
        },
      ),
    )
  })
})

const toggled = (mask: number, problem: number) => mask ^ (1 << problem)

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
            mergeChange(shown, shown, toggled(shown, mine)),
            shown,
            toggled(shown, yours),
          )
          const right = mergeChange(
            mergeChange(shown, shown, toggled(shown, yours)),
            shown,
            toggled(shown, mine),
          )
          expect(left).toBe(right)
          expect(left).toBe(toggled(toggled(shown, mine), yours))
        },
      ),
    )
  })
})

const patterns = [[1, 2], [2, 3, 4], problems]

describe('progress figures', () => {
  it('are all zero before anything is ticked', () => {
    expect(progressFigures(patterns, new Set())).toEqual({
      completedPatterns: 0,
      totalPatterns: 3,
      completionPercentage: 0,
      totalProblems: 36,
      solvedProblems: 0,
    })
  })

  it('count a problem of several patterns in each of them, and once in all', () => {
    const solved = new Set([2])
    expect(progressFigures(patterns, solved)).toMatchObject({ totalProblems: 36, solvedProblems: 2 })
    expect(overallFigures(patterns, solved)).toEqual({
      ...progressFigures(patterns, solved),
      totalProblems: 35,
      solvedProblems: 1,
    })
  })

  it('count a pattern as completed only when every problem is solved', () => {
    expect(progressFigures(patterns, new Set([1, 2, 4, ...problems]))).toEqual({
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
