import { type SolvedMask, withProblem } from '../rules.ts'
import type { WaitingTick } from '../waiting-ticks.ts'

export interface SolvedChange {
  readonly patternId: number
  readonly problemsSolved: SolvedMask
  readonly baseProblemsSolved: SolvedMask
}

export function withTicks(mask: SolvedMask, ticks: readonly WaitingTick[]): SolvedMask {
  return ticks.reduce((result, { problem, solved }) => withProblem(result, problem, solved), mask)
}

/**
 * The base is made so that base and new differ in exactly the waiting problems, whatever the server holds by
 * now: the save then means "set these, clear those" and nothing else, and is safe to send twice.
 */
export function changeOf(patternId: number, known: SolvedMask, ticks: readonly WaitingTick[]): SolvedChange {
  const opposite = ticks.map((tick) => ({ ...tick, solved: !tick.solved }))
  return {
    patternId,
    problemsSolved: withTicks(known, ticks),
    baseProblemsSolved: withTicks(known, opposite),
  }
}
