import type { PatternStanding } from '../../contract.ts'
import type { Estimate } from '../../standing/beta.ts'
import { estimateOfPattern } from '../../standing/category-recall.ts'

/** What answers made of a pattern's recall. */
export interface RecallMove {
  readonly pattern: string
  /** Undefined if nothing was counted before. */
  readonly before: Estimate | undefined
  readonly after: Estimate | undefined
  /** Whether there is enough to go by. */
  readonly isShown: boolean
}

export function moveOf(before: PatternStanding | undefined, after: PatternStanding): RecallMove {
  return {
    pattern: after.pattern,
    before: before && estimateOfPattern(before),
    after: estimateOfPattern(after),
    isShown: after.isShown,
  }
}
