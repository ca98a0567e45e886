import type { PatternStanding } from '../../contract.ts'
import { type Estimate, estimateOf } from '../../standing/category-recall.ts'
import { betaQuantile, shapeOf } from '../../standing/recall.ts'

export interface RecallMove {
  readonly pattern: string
  /** Undefined while there is not enough to go by. */
  readonly before: Estimate | undefined
  readonly after: Estimate | undefined
  /** Sum of the weights of the answers afterwards. */
  readonly weight: number
}

type Counted = Pick<PatternStanding, 'pattern' | 'n' | 'weight' | 'rightWeight'>

/** What one more first-sight answer makes of a pattern's recall. A new answer has the full weight. */
export function withAnswer(standing: PatternStanding, isRight: boolean): RecallMove {
  const { pattern, n, weight, rightWeight } = standing
  return {
    pattern,
    before: estimateOf(standing),
    after: estimate({ pattern, n: n + 1, weight: weight + 1, rightWeight: rightWeight + (isRight ? 1 : 0) }),
    weight: weight + 1,
  }
}

/** What the answers of the last minutes made of a pattern's recall: they still have nearly the full weight. */
export function beforeAnswers(standing: PatternStanding, count: number, rightCount: number): RecallMove {
  const { pattern, n, weight, rightWeight } = standing
  return {
    pattern,
    before: estimate({
      pattern,
      n: n - count,
      weight: Math.max(0, weight - count),
      rightWeight: Math.max(0, rightWeight - rightCount),
    }),
    after: estimateOf(standing),
    weight,
  }
}

const fewestAnswers = 3

function estimate(counted: Counted): Estimate | undefined {
  if (counted.n < fewestAnswers || counted.weight < 1) return undefined
  const [a, b] = shapeOf(counted)
  return { a, b, value: a / (a + b), interval: [betaQuantile(0.1, a, b), betaQuantile(0.9, a, b)] }
}
