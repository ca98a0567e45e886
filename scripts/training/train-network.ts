import {
  type MessageFeatures,
  partsInMean,
  pieceShare,
  piecesOf,
} from '../../src/tutor/server/coach/off-topic/message-features.ts'
import { dimensions, type WordVectors } from './word-vectors.ts'

type Example = MessageFeatures & { readonly isOff: boolean; readonly weight: number }

/** Trained apart and averaged: what one has only learned by heart, the other seldom has. */
const networks = 2
/** Column 0 is linear, the next are averaged over the words, and of the last the largest counts. */
const [averaged, columns] = [7, 13]
/** Rarer words, pairs of words and pieces are left out. */
const leastCount = (key: string) => (key.startsWith('~') ? 5 : key.includes(' ') ? 4 : 3)
const epochs = 6
const batchSize = 32
const learningRate = 0.01
const decay = { keys: 1e-5, vectors: 1e-4 }
/** So often, all that is known of a word in an example is its vector, as it is with most words of new messages. */
const dropped = 0.3

interface Network {
  readonly keys: readonly string[]
  /** The weights of a key in the first layer: its own, those of its pieces and those of its vector. */
  readonly rowOf: (key: string) => readonly number[]
  readonly output: readonly number[]
}

/** Trains networks with one small hidden layer (Adam) and writes their weights side by side. */
export function trainNetwork(
  examples: readonly Example[],
  vectors: WordVectors,
  random: () => number,
): string {
  const trained = Array.from({ length: networks }, () => trainOne(examples, vectors, random))
  /** The linear columns are one, then come the averaged ones of each network and then the others. */
  const joined = (rows: readonly (readonly number[])[]) => [
    rows.reduce((sum, [linear = 0]) => sum + linear, 0) / networks,
    ...rows.flatMap((row) => row.slice(1, averaged)),
    ...rows.flatMap((row) => row.slice(averaged)),
  ]
  const keys = new Set([...trained.flatMap((network) => network.keys), ...vectors.keys()])
  const table = [...keys].map((key) => ({ key, row: joined(trained.map(({ rowOf }) => rowOf(key))) }))
  const output = joined(trained.map((network) => network.output)).map((weight) =>
    Number((weight / networks).toPrecision(4)),
  )
  const scales = output.map((_, column) =>
    Number(Math.max(...table.map(({ row }) => Math.abs(row[column] ?? 0))).toPrecision(4)),
  )
  const lines = table.map(({ key, row }) => {
    const characters = row.map((value, column) => {
      const step = Math.sign(value) * Math.sqrt(Math.abs(value) / (scales[column] || 1))
      return String.fromCharCode(80 + Math.round(46 * step))
    })
    return `${key} ${characters.join('')}`
  })
  const header = { averaged: 1 + networks * (averaged - 1), scales, output }
  return `${[JSON.stringify(header), ...lines.sort()].join('\n')}\n`
}

function trainOne(examples: readonly Example[], vectors: WordVectors, random: () => number): Network {
  const counts = new Map<string, number>()
  for (const { parts, form } of examples)
    for (const key of new Set([...parts.flat(), ...parts.flatMap(([word = '']) => piecesOf(word)), ...form]))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts].filter(([key, count]) => count >= leastCount(key)).map(([key]) => key)
  const idOf = new Map(keys.map((key, id) => [key, id]))
  const idsOf = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? [])
  const rows = examples.map(({ parts, form, isOff, weight }) => ({
    parts: parts.map(([word = '', ...others]) => ({
      whole: idsOf([word, ...others]),
      pieces: idsOf(piecesOf(word)),
      vector: vectors.get(word),
    })),
    share: partsInMean(parts),
    form: idsOf(form),
    isOff,
    weight,
  }))

  // The weights of the keys, those of the dimensions, and those of the output.
  const ofVectors = keys.length * columns
  const ofOutput = ofVectors + dimensions * columns
  const size = ofOutput + columns
  const weights = new Float32Array(size)
  const gradient = new Float32Array(size)
  const momentum = new Float32Array(size)
  const variance = new Float32Array(size)
  const at = (index: number) => weights[index] ?? 0
  for (let index = ofVectors; index < ofOutput; index++)
    weights[index] = (index - ofVectors) % columns === 0 ? 0 : (random() - 0.5) * 0.4
  for (let column = 1; column < columns; column++) weights[ofOutput + column] = column % 2 ? 1 : -1
  /** Calls for each row of weights that a part uses, with what it counts. */
  const forRows = (
    part: (typeof rows)[number]['parts'][number],
    isDropped: boolean,
    visit: (row: number, share: number) => void,
  ) => {
    if (!isDropped) {
      for (const id of part.whole) visit(id * columns, 1)
      for (const id of part.pieces) visit(id * columns, pieceShare)
    }
    part.vector?.forEach((value, index) => {
      visit(ofVectors + index * columns, value)
    })
  }

  const stamps = new Int32Array(keys.length)
  const steps = epochs * Math.ceil(rows.length / batchSize)
  let step = 0
  const learn = (row: (typeof rows)[number], touch: (id: number) => void) => {
    const isDropped = row.parts.map(({ vector }) => vector !== undefined && random() < dropped)
    const inputs = new Float32Array(columns)
    const best = new Float32Array(columns).fill(-Infinity)
    const bestPart = new Int32Array(columns)
    for (const [index, part] of row.parts.entries()) {
      const own = new Float32Array(columns)
      forRows(part, isDropped[index] ?? false, (from, share) => {
        for (let column = 0; column < columns; column++)
          own[column] = (own[column] ?? 0) + at(from + column) * share
      })
      for (const [column, value] of own.entries())
        if (column < averaged) inputs[column] = (inputs[column] ?? 0) + value * row.share
        else if (value > (best[column] ?? 0)) {
          best[column] = value
          bestPart[column] = index
        }
    }
    for (let column = averaged; column < columns; column++) inputs[column] = best[column] ?? 0
    for (const id of row.form)
      for (let column = 0; column < columns; column++)
        inputs[column] = (inputs[column] ?? 0) + at(id * columns + column)
    const hidden = inputs.map(Math.tanh)
    let score = inputs[0] ?? 0
    for (let column = 1; column < columns; column++) score += at(ofOutput + column) * (hidden[column] ?? 0)
    const error = ((1 / (1 + Math.exp(-score)) - Number(row.isOff)) * row.weight) / batchSize

    const slopes = hidden.map((value, column) =>
      column === 0 ? error : error * at(ofOutput + column) * (1 - value * value),
    )
    const add = (index: number, value: number) => {
      gradient[index] = (gradient[index] ?? 0) + value
    }
    for (let column = 1; column < columns; column++) add(ofOutput + column, error * (hidden[column] ?? 0))
    for (const id of row.form) {
      touch(id)
      slopes.forEach((slope, column) => {
        add(id * columns + column, slope)
      })
    }
    for (const [index, part] of row.parts.entries()) {
      for (const id of [...part.whole, ...part.pieces]) touch(id)
      const own = slopes.map((slope, column) =>
        column < averaged ? slope * row.share : bestPart[column] === index ? slope : 0,
      )
      forRows(part, isDropped[index] ?? false, (from, share) => {
        for (let column = 0; column < columns; column++) add(from + column, (own[column] ?? 0) * share)
      })
    }
  }
  const update = (index: number, rate: number, loss: number) => {
    const slope = (gradient[index] ?? 0) + loss * at(index)
    const mean = 0.9 * (momentum[index] ?? 0) + 0.1 * slope
    const square = 0.999 * (variance[index] ?? 0) + 0.001 * slope * slope
    gradient[index] = 0
    momentum[index] = mean
    variance[index] = square
    weights[index] =
      at(index) - (rate * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8)
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = rows.map((row) => ({ row, by: random() })).sort((a, b) => a.by - b.by)
    for (let from = 0; from < order.length; from += batchSize) {
      step++
      const rate = learningRate * (1 - step / (steps + 1))
      const touched: number[] = []
      for (const { row } of order.slice(from, from + batchSize))
        learn(row, (id) => {
          if (stamps[id] !== step) touched.push(id)
          stamps[id] = step
        })
      for (const id of touched)
        for (let column = 0; column < columns; column++) update(id * columns + column, rate, decay.keys)
      for (let index = ofVectors; index < size; index++)
        update(index, rate, index < ofOutput ? decay.vectors : 0)
    }
  }

  const rowOf = (key: string) => {
    const sum = new Array<number>(columns).fill(0)
    const pieces = idsOf(piecesOf(key))
    forRows({ whole: idsOf([key]), pieces, vector: vectors.get(key) }, false, (from, share) => {
      for (let column = 0; column < columns; column++)
        sum[column] = (sum[column] ?? 0) + at(from + column) * share
    })
    return sum
  }
  return { keys, rowOf, output: [...weights.slice(ofOutput)] }
}
