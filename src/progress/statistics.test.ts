import { describe, expect, it } from 'vitest'
import { percentOf, progressFigures } from './statistics.ts'

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

  it('count a pattern as completed only with every problem solved', () => {
    expect(progressFigures(patterns, masks({ 1: 0b11, 2: 0b101, 3: 0x7fffffff }))).toEqual({
      completedPatterns: 2,
      totalPatterns: 3,
      completionPercentage: 67,
      totalProblems: 36,
      solvedProblems: 35,
    })
  })

  it('are zero, not undefined, when there are no patterns', () => {
    expect(progressFigures([], masks({})).completionPercentage).toBe(0)
  })
})

describe('a percentage', () => {
  it.each([
    [0, 43, 0],
    [1, 43, 2],
    [12, 43, 28],
    [43, 43, 100],
    [1, 8, 13],
    [0, 0, 0],
  ])('%i of %i is %i', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
})
