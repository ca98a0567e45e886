import type { PatternStanding } from '../contract.ts'
import { type Estimate, estimateOf } from './beta.ts'
import { recallOfMix } from './rating.ts'

export interface CategoryRecall {
  /** The mean over the patterns that have a number. Undefined if none has one. */
  readonly estimate: Estimate | undefined
  readonly knownCount: number
  readonly total: number
  /** Patterns with at least one answer. */
  readonly begunCount: number
  readonly secureCount: number
}

/** Of a pattern's standing: undefined before its first counted answer. */
export function estimateOfPattern({
  recall,
  interval,
}: Pick<PatternStanding, 'recall' | 'interval'>): Estimate | undefined {
  return recall === null || interval === null ? undefined : estimateOf(recall, interval)
}

export function categoryRecallOf(
  patterns: readonly PatternStanding[],
  levelVariance: number,
): CategoryRecall {
  const known = patterns.filter(({ isShown }) => isShown)
  const mix = recallOfMix(
    known.map(({ recall, offsetVariance }) => ({
      share: 1,
      recall: { value: recall ?? 0, isShown: true },
      offsetVariance,
    })),
    levelVariance,
  )
  return {
    estimate: known.length === 0 ? undefined : estimateOf(mix.value, [mix.low, mix.high]),
    knownCount: known.length,
    total: patterns.length,
    begunCount: patterns.filter(({ weight }) => weight > 0).length,
    secureCount: patterns.filter(({ isSecure }) => isSecure).length,
  }
}
