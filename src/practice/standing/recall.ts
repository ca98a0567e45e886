import { dayMs } from '#platform/durations.ts'
/** One answer to a prompt that the person had not seen before. */
export interface FirstSight {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Days from 1970 to the local date. */
  readonly day: number
  readonly isRight: boolean
}

export interface Recall {
  /** How likely the person names the pattern at first sight now, 0 to 1. Null if there is not enough to go by. */
  readonly value: number | null
  /** The middle 80% of the Beta distribution with this mean. */
  readonly interval: readonly [low: number, high: number] | null
  /** Sum of the weights of the answers, and of those that were right. */
  readonly weight: number
  readonly rightWeight: number
}

/** After how long an answer counts for half, unless the memory is more stable. */
export const shortestHalfLifeDays = 14
const fewestAnswers = 3

/** Sums of the weights of the answers, and of those that were right. */
export type Weights = Pick<Recall, 'weight' | 'rightWeight'>

/** Each answer counts for half after its half-life: the shortest, or the stability of the memory if that is longer. */
export function weigh(
  answers: readonly Omit<FirstSight, 'day'>[],
  stabilityDays: number,
  now: number,
): Weights {
  const halfLife = Math.max(shortestHalfLifeDays, stabilityDays) * dayMs
  let weight = 0
  let rightWeight = 0
  for (const { at, isRight } of answers) {
    const counts = 0.5 ** (Math.max(0, now - at) / halfLife)
    weight += counts
    if (isRight) rightWeight += counts
  }
  return { weight, rightWeight }
}

/** `(0.5 + right) / (2 + all)`, or null if there is not enough to go by. */
export function forecastOf({ weight, rightWeight }: Weights, answerCount: number): number | null {
  return answerCount < fewestAnswers || weight < 1 ? null : (0.5 + rightWeight) / (2 + weight)
}

export function recallOf(
  answers: readonly Omit<FirstSight, 'day'>[],
  stabilityDays: number,
  now: number,
): Recall {
  const weights = weigh(answers, stabilityDays, now)
  const value = forecastOf(weights, answers.length)
  if (value === null) return { ...weights, value, interval: null }
  const densities = densitiesOf(...shapeOf(weights))
  return { ...weights, value, interval: [quantileOf(densities, 0.1), quantileOf(densities, 0.9)] }
}

/** What the recall of a pattern gains if the next five answers are right. */
export function gainOfFive({ weight, rightWeight }: Weights): number {
  return (0.5 + rightWeight + 5) / (2 + weight + 5) - (0.5 + rightWeight) / (2 + weight)
}

/** The parameters of the Beta distribution of a recall. */
export function shapeOf({ weight, rightWeight }: Weights): [number, number] {
  return [0.5 + rightWeight, 1.5 + weight - rightWeight]
}

const slices = 2000
const step = Math.PI / 2 / slices
/** Logarithms of sine and cosine in the middle of each slice of the angle: the same for all distributions. */
const logSines = Float64Array.from({ length: slices }, (_, index) => Math.log(Math.sin((index + 0.5) * step)))
const logCosines = Float64Array.from(logSines).reverse()

/** The density of the Beta distribution in each slice, not yet divided by their sum. */
function densitiesOf(a: number, b: number): Float64Array {
  return logSines.map((logSine, index) => Math.exp((2 * a - 1) * logSine + (2 * b - 1) * logCosines[index]!))
}

function quantileOf(densities: Float64Array, probability: number): number {
  let left = probability * densities.reduce((sum, value) => sum + value, 0)
  for (let index = 0; index < slices; index++) {
    const value = densities[index]!
    if (left <= value) return Math.sin((index + left / value) * step) ** 2
    left -= value
  }
  return 1
}

/**
 * Quantile of the Beta distribution, for a and b of at least 0.5. Integrates over the angle t with x = sin² t, where
 * the density has no poles, by the midpoint rule; correct to about 0.001.
 */
export function betaQuantile(probability: number, a: number, b: number): number {
  return quantileOf(densitiesOf(a, b), probability)
}
