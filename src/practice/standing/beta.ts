/** A Beta distribution, its mean, and the middle 80% of it. */
export interface Estimate {
  readonly a: number
  readonly b: number
  readonly value: number
  readonly interval: readonly [low: number, high: number]
}

/** The middle 80% of a normal distribution reaches so many standard deviations to each side. */
const deviations = 1.2816

/** The Beta distribution with this mean, and with the variance that such an interval has. */
export function estimateOf(value: number, [low, high]: readonly [number, number]): Estimate {
  const variance = ((high - low) / 2 / deviations) ** 2
  const size = Math.max(1, (value * (1 - value)) / Math.max(variance, 1e-6) - 1)
  return { a: value * size, b: (1 - value) * size, value, interval: [low, high] }
}

/** Of so many answers, so many of them right, before which half a right and one and a half wrong ones are supposed. */
export function estimateOfCounts({ weight, rightWeight }: { weight: number; rightWeight: number }): Estimate {
  const [a, b] = [0.5 + rightWeight, 1.5 + weight - rightWeight]
  const densities = densitiesOf(a, b)
  return {
    a,
    b,
    value: a / (a + b),
    interval: [quantileOf(densities, 0.1), quantileOf(densities, 0.9)],
  }
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

/** Integrates over the angle t with x = sin² t, where the density has no poles, by the midpoint rule; correct to about 0.001. */
function quantileOf(densities: Float64Array, probability: number): number {
  let left = probability * densities.reduce((sum, value) => sum + value, 0)
  for (let index = 0; index < slices; index++) {
    const value = densities[index]!
    if (left <= value) return Math.sin((index + left / value) * step) ** 2
    left -= value
  }
  return 1
}
