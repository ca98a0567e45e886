import { type MessageFeatures, partsInMean } from '../../src/tutor/server/coach/off-topic/message-features.ts'
import { dimensions, type WordVectors } from './word-vectors.ts'

type Example = MessageFeatures & { readonly isOff: boolean; readonly weight: number }

/** Trained apart and averaged: what one has only learned by heart, the other seldom has. */
const networks = 2
/** Column 0 is linear, the next are averaged over the words, and of the last the largest counts, if above 0. */
const [averaged, columns] = [7, 13]
/** Rarer words and pairs of words are left out. */
const leastCount = (key: string) => (key.includes(' ') ? 4 : 3)
const epochs = 3
const batchSize = 32
const learningRate = 0.01
const decay = { keys: 1e-5, vectors: 1e-4 }
/** So often, all that is known of a word in an example is its vector, as it is with most words of new messages. */
const dropped = 0.3
/** So often, a part is not seen at all. */
const forgotten = 0.1

interface Network {
  readonly keys: readonly string[]
  /** The weights of a key in the first layer: its own and those of its vector. */
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
    for (const key of new Set([...parts.flat(), ...form])) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts].filter(([key, count]) => count >= leastCount(key)).map(([key]) => key)
  const idOf = new Map(keys.map((key, id) => [key, id]))
  const idsOf = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? [])
  const rows = examples.map(({ parts, form, isOff, weight }) => ({
    parts: parts
      .map((part) => ({ ids: idsOf(part), vector: vectors.get(part[0] ?? '') }))
      .filter(({ ids, vector }) => ids.length > 0 || vector),
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
  /** Adds up the weights of the keys and those of the vector. */
  const rowOf = (ids: readonly number[], vector: readonly number[] = []) => {
    const sum = new Float32Array(columns)
    for (const id of ids)
      for (let column = 0; column < columns; column++) sum[column]! += weights[id * columns + column]!
    for (let index = 0, from = ofVectors; index < vector.length; index++, from += columns)
      for (let column = 0; column < columns; column++)
        sum[column]! += weights[from + column]! * vector[index]!
    return sum
  }
  const addToGradient = (slopes: Float32Array, ids: readonly number[], vector: readonly number[] = []) => {
    for (const id of ids)
      for (let column = 0; column < columns; column++) gradient[id * columns + column]! += slopes[column]!
    for (let index = 0, from = ofVectors; index < vector.length; index++, from += columns)
      for (let column = 0; column < columns; column++)
        gradient[from + column]! += slopes[column]! * vector[index]!
  }

  const stamps = new Int32Array(keys.length)
  const steps = epochs * Math.ceil(rows.length / batchSize)
  let step = 0
  const learn = (row: (typeof rows)[number], touch: (id: number) => void) => {
    const parts = row.parts.flatMap(({ ids, vector }) =>
      random() < forgotten ? [] : [{ ids: vector && random() < dropped ? [] : ids, vector }],
    )
    const own = parts.map(({ ids, vector }) => rowOf(ids, vector))
    const inputs = rowOf(row.form)
    const best = new Int32Array(columns).fill(-1)
    for (const [index, part] of own.entries())
      for (let column = 0; column < columns; column++)
        if (column < averaged) inputs[column]! += part[column]! * row.share
        else if (part[column]! > (own[best[column]!]?.[column] ?? 0)) best[column] = index
    for (let column = averaged; column < columns; column++)
      inputs[column]! += own[best[column]!]?.[column] ?? 0
    const hidden = inputs.map(Math.tanh)
    let score = inputs[0] ?? 0
    for (let column = 1; column < columns; column++) score += at(ofOutput + column) * (hidden[column] ?? 0)
    const error = ((1 / (1 + Math.exp(-score)) - Number(row.isOff)) * row.weight) / batchSize

    const slopes = hidden.map((value, column) =>
      column === 0 ? error : error * at(ofOutput + column) * (1 - value * value),
    )
    for (let column = 1; column < columns; column++) gradient[ofOutput + column]! += error * hidden[column]!
    row.form.forEach(touch)
    addToGradient(slopes, row.form)
    for (const [index, { ids, vector }] of parts.entries()) {
      ids.forEach(touch)
      const ofPart = slopes.map((slope, column) =>
        column < averaged ? slope * row.share : best[column] === index ? slope : 0,
      )
      addToGradient(ofPart, ids, vector)
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

  return {
    keys,
    rowOf: (key) => [...rowOf(idsOf([key]), vectors.get(key))],
    output: [...weights.slice(ofOutput)],
  }
}
