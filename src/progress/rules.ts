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

export function countBits(mask: SolvedMask): number {
  let count = 0
  for (let remaining = mask; remaining !== 0; remaining &= remaining - 1) count++
  return count
}

/** The problems of a pattern that are solved, as the mask that is sent and stored. */
export function maskOf(problems: readonly number[], solved: ReadonlySet<number>): SolvedMask {
  return problems.reduce((mask, problem, bit) => (solved.has(problem) ? mask | (1 << bit) : mask), 0)
}

/** The problems of the bits in a mask. */
export function problemsIn(mask: SolvedMask, problems: readonly number[]): readonly number[] {
  return problems.filter((_, bit) => isSolved(mask, bit))
}

export function countSolved(problems: readonly number[], solved: ReadonlySet<number>): number {
  return problems.filter((problem) => solved.has(problem)).length
}

/** A pattern is complete when every one of its practice problems is solved, and only then. */
export function isComplete(problems: readonly number[], solved: ReadonlySet<number>): boolean {
  return problems.length > 0 && problems.every((problem) => solved.has(problem))
}

export function statusOf(problems: readonly number[], solved: ReadonlySet<number>): PatternStatus {
  if (isComplete(problems, solved)) return 'Completed'
  return problems.some((problem) => solved.has(problem)) ? 'In Progress' : 'Not Started'
}

/**
 * Applies one screen's change to the stored mask. Only the bits that the screen changed (`base` to `next`) change,
 * so two tabs or devices with an outdated view never undo each other's ticks.
 */
export function mergeChange(stored: SolvedMask, base: SolvedMask, next: SolvedMask): SolvedMask {
  const changed = base ^ next
  return (stored & ~changed) | (next & changed)
}

export interface ProgressFigures {
  readonly completedPatterns: number
  readonly totalPatterns: number
  /** Completed patterns of all patterns, rounded; 0 when there are none. */
  readonly completionPercentage: number
  readonly totalProblems: number
  readonly solvedProblems: number
}

/** Figures of one category, whose patterns are given by their problems. A problem counts in each pattern that has it. */
export function progressFigures(
  patterns: readonly (readonly number[])[],
  solved: ReadonlySet<number>,
): ProgressFigures {
  const completedPatterns = patterns.filter((problems) => isComplete(problems, solved)).length
  return {
    completedPatterns,
    totalPatterns: patterns.length,
    completionPercentage: percentOf(completedPatterns, patterns.length),
    totalProblems: patterns.flat().length,
    solvedProblems: countSolved(patterns.flat(), solved),
  }
}

/** Figures of all categories together. A problem counts once, also when several patterns have it. */
export function overallFigures(
  patterns: readonly (readonly number[])[],
  solved: ReadonlySet<number>,
): ProgressFigures {
  const problems = [...new Set(patterns.flat())]
  return {
    ...progressFigures(patterns, solved),
    totalProblems: problems.length,
    solvedProblems: countSolved(problems, solved),
  }
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
