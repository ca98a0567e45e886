/** Which practice problems of one pattern are solved: bit i stands for problem i. At most 31 problems, so it fits a JS bit operation. */
export type SolvedMask = number

/** By pattern id; a pattern that is absent was never touched. */
export type SolvedMasks = ReadonlyMap<number, SolvedMask>

export type PatternStatus = 'Completed' | 'In Progress' | 'Not Started'

export const maximumProblems = 31

/** All problems of a pattern solved. Not `(1 << n) - 1`: that overflows at 31. */
export function fullMask(problemCount: number): SolvedMask {
  return ~(-1 << problemCount)
}

/** True for a whole number whose every bit stands for a problem of this pattern. */
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
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
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
 * Applies one screen's change to what is stored: only the bits that screen changed (`base` to `next`) move,
 * so two tabs or devices with an old view never undo each other's ticks.
 */
export function mergeChange(stored: SolvedMask, base: SolvedMask, next: SolvedMask): SolvedMask {
  const changed = base ^ next
  return (stored & ~changed) | (next & changed)
}
