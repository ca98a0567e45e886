import { ratingConstants } from '../../standing/rating.ts'

/** What was expected of a member before a counted first-sight answer, and what came. */
export interface DifficultySample {
  readonly member: string
  /** Level and offset of the member. */
  readonly mean: number
  readonly variance: number
  readonly credit: number
}

/** Fewer members say nothing, so that nothing can be read of any of them. */
export const fewestMembers = 20
const newtonSteps = 8

/**
 * The difficulty that makes the answers likeliest, with a normal prior around what the text says: Newton's method on the
 * logistic likelihood.
 *
 * @param content what the text says
 */
export function estimateDifficulty(content: number, samples: readonly DifficultySample[]): number {
  if (countMembers(samples) < fewestMembers) return content
  const prior = ratingConstants.promptVariance
  let difficulty = content
  for (let step = 0; step < newtonSteps; step++) {
    let slope = -(difficulty - content) / prior
    let curvature = 1 / prior
    for (const { mean, variance, credit } of samples) {
      const scale = 1 / Math.sqrt(1 + (Math.PI / 8) * variance)
      const forecast = 1 / (1 + Math.exp(-(mean - difficulty) * scale))
      slope += (forecast - credit) * scale
      curvature += forecast * (1 - forecast) * scale ** 2
    }
    difficulty += slope / curvature
  }
  return difficulty
}

export function countMembers(samples: readonly DifficultySample[]): number {
  return new Set(samples.map(({ member }) => member)).size
}

const mostFromContent = 2

/** Centers the differences, so that levels do not drift, and rounds to tenths. */
export function centerDifficulties(
  found: readonly { readonly content: number; readonly difficulty: number }[],
): readonly number[] {
  const drift =
    found.reduce((sum, { content, difficulty }) => sum + difficulty - content, 0) / Math.max(1, found.length)
  return found.map(({ content, difficulty }) => {
    const centered = difficulty - drift
    const clamped = Math.min(content + mostFromContent, Math.max(content - mostFromContent, centered))
    return Math.round(clamped * 10) / 10
  })
}
