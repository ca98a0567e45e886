import { countSolved, isComplete, type SolvedMask } from './rules.ts'

/** What a figure needs to know of a pattern. */
export interface CountedPattern {
  readonly id: number
  readonly problemCount: number
}

export interface ProgressFigures {
  readonly completedPatterns: number
  readonly totalPatterns: number
  /** Completed patterns of all patterns, rounded; 0 when there are none. */
  readonly completionPercentage: number
  readonly totalProblems: number
  readonly solvedProblems: number
}

/** Figures over any set of patterns: all of them for the home page and header, one category's for its card. */
export function progressFigures(
  patterns: readonly CountedPattern[],
  maskOf: (patternId: number) => SolvedMask,
): ProgressFigures {
  let completedPatterns = 0
  let totalProblems = 0
  let solvedProblems = 0
  for (const { id, problemCount } of patterns) {
    const mask = maskOf(id)
    totalProblems += problemCount
    solvedProblems += countSolved(mask)
    if (isComplete(mask, problemCount)) completedPatterns++
  }
  return {
    completedPatterns,
    totalPatterns: patterns.length,
    completionPercentage: percentOf(completedPatterns, patterns.length),
    totalProblems,
    solvedProblems,
  }
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
