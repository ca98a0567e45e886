import { dimensions, type WordVectors } from './word-vectors.ts'

/** Two texts that mean the same, as lists of words. */
export interface Pair {
  readonly texts: readonly [readonly string[], readonly string[]]
  /** What they mean. Texts of another meaning are pushed apart. */
  readonly meaning: string
  /** Of two meanings with different problems it is not known how close they are. */
  readonly problem?: number | undefined
}

export const columns = 48
const [epochs, batchSize, learningRate] = [8, 256, 0.01]
/** How much closer the right text must be. */
const sharpness = 12
/** So often a word is left out, or all that is known of it is its vector, as it is with most words of new messages. */
const dropped = { word: 0.1, own: 0.2 }
const decay = 1e-5

/**
 * Trains vectors of words (Adam) so that the sum of one text points where that of its partner does, and not where those
 * of the other pairs of its batch do. A word's vector is its own part, and its GloVe vector times a matrix.
 */
export function trainMeaning(
  drawPairs: () => readonly Pair[],
  words: readonly string[],
  vectors: WordVectors,
  random: () => number,
): ReadonlyMap<string, Float32Array> {
  const idOf = new Map(words.map((word, id) => [word, id]))
  const given = words.map((word) => vectors.get(word))
  const ofMatrix = words.length * columns
  const size = ofMatrix + dimensions * columns
  const weights = new Float32Array(size)
  const momentum = new Float32Array(size)
  const variance = new Float32Array(size)
  const draw = () => ((random() + random() - 1) * 1.6) / Math.sqrt(columns)
  for (let index = ofMatrix; index < size; index++) weights[index] = draw()
  for (const [id, vector] of given.entries())
    if (!vector)
      for (let column = 0; column < columns; column++) weights[id * columns + column] = draw() * 0.6

  const addRow = (id: number, withOwn: boolean, out: Float32Array) => {
    if (withOwn) add(out, weights, id * columns, 1)
    given[id]?.forEach((value, index) => {
      add(out, weights, ofMatrix + index * columns, value)
    })
  }

  let step = 0
  const update = (index: number, slope: number, rate: number) => {
    const whole = slope + decay * (weights[index] ?? 0)
    const mean = 0.9 * (momentum[index] ?? 0) + 0.1 * whole
    const square = 0.999 * (variance[index] ?? 0) + 0.001 * whole * whole
    momentum[index] = mean
    variance[index] = square
    const change = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8)
    weights[index] = (weights[index] ?? 0) - rate * change
  }

  const learn = (batch: readonly Pair[], rate: number) => {
    step++
    const sides = [0, 1].map((side) =>
      batch.map(({ texts }) => {
        const ids = (texts[side] ?? []).flatMap((word) => idOf.get(word) ?? [])
        const kept = side === 0 && ids.length > 2 ? ids.filter(() => random() > dropped.word) : ids
        return kept.length > 0 ? kept : ids
      }),
    )
    const rows = new Map<number, { row: Float32Array; slope: Float32Array; hasOwn: boolean }>()
    for (const id of sides.flat(2))
      if (!rows.has(id)) {
        const hasOwn = !given[id] || random() > dropped.own
        const row = new Float32Array(columns)
        addRow(id, hasOwn, row)
        rows.set(id, { row, slope: new Float32Array(columns), hasOwn })
      }
    const [ours = [], theirs = []] = sides.map((texts) =>
      texts.map((ids) => {
        const unit = new Float32Array(columns)
        for (const id of ids) add(unit, rows.get(id)?.row ?? unit, 0, 1)
        const length = Math.sqrt(dot(unit, unit)) || 1
        return { ids, unit: unit.map((value) => value / length), length, slope: new Float32Array(columns) }
      }),
    )
    for (const [at, own] of ours.entries()) {
      const pair = batch[at] as Pair
      const odds = theirs.map((other, index) => {
        const { meaning, problem } = batch[index] as Pair
        const isSame = meaning === pair.meaning
        const isOpen = problem !== undefined && pair.problem !== undefined && problem !== pair.problem
        return index !== at && (isSame || isOpen) ? 0 : Math.exp((dot(own.unit, other.unit) - 1) * sharpness)
      })
      const sum = odds.reduce((total, value) => total + value, 0)
      for (const [index, other] of theirs.entries()) {
        const slope = (((odds[index] ?? 0) / sum - Number(index === at)) * sharpness) / batch.length
        if (slope === 0) continue
        add(own.slope, other.unit, 0, slope)
        add(other.slope, own.unit, 0, slope)
      }
    }
    for (const { ids, unit, length, slope } of [...ours, ...theirs]) {
      const along = dot(slope, unit)
      const turned = slope.map((value, column) => (value - along * (unit[column] ?? 0)) / length)
      for (const id of ids) add(rows.get(id)?.slope ?? turned, turned, 0, 1)
    }
    const ofAll = new Float32Array(dimensions * columns)
    for (const [id, { slope, hasOwn }] of rows) {
      given[id]?.forEach((value, index) => {
        for (let column = 0; column < columns; column++)
          ofAll[index * columns + column] =
            (ofAll[index * columns + column] ?? 0) + value * (slope[column] ?? 0)
      })
      if (hasOwn)
        for (let column = 0; column < columns; column++)
          update(id * columns + column, slope[column] ?? 0, rate)
    }
    for (const [index, slope] of ofAll.entries()) update(ofMatrix + index, slope, rate)
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    const pairs = drawPairs()
    for (let from = 0; from < pairs.length; from += batchSize) {
      const done = (epoch + from / pairs.length) / epochs
      learn(pairs.slice(from, from + batchSize), learningRate * (1 - done))
    }
  }
  return new Map(
    words.map((word, id) => {
      const row = new Float32Array(columns)
      addRow(id, true, row)
      return [word, row] as const
    }),
  )
}

function add(to: Float32Array, from: Float32Array, at: number, share: number) {
  for (let column = 0; column < columns; column++)
    to[column] = (to[column] ?? 0) + (from[at + column] ?? 0) * share
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let column = 0; column < columns; column++) sum += (one[column] ?? 0) * (other[column] ?? 0)
  return sum
}
