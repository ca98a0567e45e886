import type { Features } from '../../src/tutor/server/coach/search.ts'

/** What was found for a message, and which of it is right. None may be. */
export interface Ranked {
  readonly found: readonly { readonly features: Features; readonly isRight: boolean }[]
  readonly weight: number
}

const [epochs, batchSize, learningRate, decay] = [12, 32, 0.04, 1e-4]

/** Trains the weights of a sum (Adam) whose exponentials are the odds of what was found, against 1 for none of it. */
export function trainRankingWeights(
  examples: readonly Ranked[],
  random: () => number,
): Readonly<Record<string, number>> {
  const names = [
    ...new Set(examples.flatMap(({ found }) => found.flatMap(({ features }) => Object.keys(features)))),
  ].sort()
  const idOf = new Map(names.map((name, id) => [name, id]))
  const rows = examples.map(({ found, weight }) => ({
    weight,
    found: found.map(({ features, isRight }) => ({
      isRight,
      values: Object.entries(features).flatMap(([name, value]) =>
        value === 0 ? [] : [[idOf.get(name) ?? 0, value] as const],
      ),
    })),
  }))
  const weights = new Float64Array(names.length)
  const momentum = new Float64Array(names.length)
  const variance = new Float64Array(names.length)
  const steps = epochs * Math.ceil(rows.length / batchSize)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = rows.map((row) => ({ row, by: random() })).sort((a, b) => a.by - b.by)
    for (let from = 0; from < order.length; from += batchSize) {
      step++
      const slopes = weights.map((weight) => weight * decay)
      for (const { row } of order.slice(from, from + batchSize)) {
        const odds = row.found.map(({ values }) =>
          Math.exp(
            Math.min(
              50,
              values.reduce((sum, [id, value]) => sum + value * (weights[id] ?? 0), 0),
            ),
          ),
        )
        const all = odds.reduce((sum, value) => sum + value, 1)
        const right =
          row.found.reduce((sum, { isRight }, at) => sum + (isRight ? (odds[at] ?? 0) : 0), 0) || 1
        for (const [at, { isRight, values }] of row.found.entries()) {
          const slope = ((odds[at] ?? 0) / all - (isRight ? (odds[at] ?? 0) / right : 0)) * row.weight
          for (const [id, value] of values) slopes[id] = (slopes[id] ?? 0) + (slope * value) / batchSize
        }
      }
      const rate = learningRate * (1 - step / (steps + 1))
      for (const [id, slope] of slopes.entries()) {
        const mean = 0.9 * (momentum[id] ?? 0) + 0.1 * slope
        const square = 0.999 * (variance[id] ?? 0) + 0.001 * slope * slope
        momentum[id] = mean
        variance[id] = square
        weights[id] =
          (weights[id] ?? 0) -
          (rate * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8)
      }
    }
  }
  return Object.fromEntries(names.map((name, id) => [name, Number((weights[id] ?? 0).toPrecision(3))]))
}
