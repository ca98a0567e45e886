/** The solved practice problems of one pattern: bit i is problem i. At most 31 problems, so JS bit operations work. */
export type SolvedMask = number

/** By pattern id. Patterns without a tick are absent. */
export type SolvedMasks = ReadonlyMap<number, SolvedMask>

export type PatternStatus = 'Completed' | 'In Progress' | 'Not Started'

export const maximumProblems = 31

/** All problems of a pattern solved. Not `(1 << n) - 1`: that overflows at 31. */
export function fullMask(problemCount: number): SolvedMask {
  return ~(-1 << problemCount)
}

/** True for an integer whose set bits are all problems of this pattern. */
export function isMaskFor(mask: number, problemCount: number): boolean {
  return Number.isInteger(mask) && mask >= 0 && mask <= fullMask(problemCount)
}

export function isSolved(mask: SolvedMask, problem: number): boolean {
  return (mask & (1 << problem)) !== 0
}

export function withProblem(mask: SolvedMask, problem: number, solved: boolean): SolvedMask {
  return solved ? mask | (1 << problem) : mask & ~(1 << problem)
}

/** A toggle is its own inverse, so undoing one never touches ticks made since. */
export function toggleProblem(mask: SolvedMask, problem: number): SolvedMask {
  return mask ^ (1 << problem)
}

export function countSolved(mask: SolvedMask): number {
  let count = 0
  for (let remaining = mask; remaining !== 0; remaining &= remaining - 1) count++
  return count
}

export function solvedProblems(mask: SolvedMask): number[] {
  const problems: number[] = []
  for (let problem = 0; problem < maximumProblems; problem++)
    if (isSolved(mask, problem)) problems.push(problem)
  return problems
}

/** A pattern is complete when every one of its practice problems is solved, and only then. */
export function isComplete(mask: SolvedMask, problemCount: number): boolean {
  return problemCount > 0 && mask === fullMask(problemCount)
}

export function statusOf(mask: SolvedMask, problemCount: number): PatternStatus {
  if (isComplete(mask, problemCount)) return 'Completed'
  return mask === 0 ? 'Not Started' : 'In Progress'
}

/**
 * Applies one screen's change to the stored mask. Only the bits that the screen changed (`base` to `next`) change,
 * so two tabs or devices with an outdated view never undo each other's ticks.
 */
export function mergeChange(stored: SolvedMask, base: SolvedMask, next: SolvedMask): SolvedMask {
  const changed = base ^ next
  return (stored & ~changed) | (next & changed)
}

/** A pattern and how many practice problems it has. */
export interface PatternSize {
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

/** Figures for any set of patterns: all of them on the home page and in the header, one category's on its card. */
export function progressFigures(
  patterns: readonly PatternSize[],
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
