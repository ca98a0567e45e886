import { readFileSync } from 'node:fs'
import { wordsWithoutValues } from '../word-forms.ts'

interface Header {
  /** The largest value of each column. */
  readonly scales: readonly number[]
  /** What each feature adds to the score of an answer. */
  readonly ranking: Readonly<Record<string, number>>
}

/** What the ranking learned: a vector for each word, and a weight for each feature. */
export interface RankingWeights {
  readonly columns: number
  readonly vectorOf: (word: string) => Float32Array | undefined
  readonly ranking: Readonly<Record<string, number>>
}

/** A file that a training made: a title, a header, and rows of a key and a character for each column. */
export function readWeights<Header extends { readonly scales: readonly number[] }>(file: URL) {
  const [, json = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const header: Header = JSON.parse(json)
  const { length } = header.scales
  const byKey = new Map(rows.map((row) => [row.slice(0, -length - 1), row.slice(-length)] as const))
  return { header, rows: byKey }
}

export function readRankingWeights(): RankingWeights {
  const { header, rows } = readWeights<Header>(new URL('ranking-weights.txt', import.meta.url))
  const { scales, ranking } = header
  const read = new Map<string, Float32Array | undefined>()
  const vectorOf = (word: string) => {
    if (!read.has(word)) {
      const row = rows.get(word)
      read.set(
        word,
        row === undefined
          ? undefined
          : Float32Array.from(scales, (scale, column) => ((row.charCodeAt(column) - 80) / 46) * scale),
      )
    }
    return read.get(word)
  }
  return { columns: scales.length, vectorOf, ranking }
}

/** The words that have vectors, each once. */
export const keysOf = (text: string): readonly string[] => [...new Set(wordsWithoutValues(text))]

/** The direction of the sum of its words' vectors: close for texts that say nearly the same. */
export function meaningOf(text: string, { columns, vectorOf }: RankingWeights): Float32Array {
  const sum = new Float32Array(columns)
  for (const key of keysOf(text)) {
    const vector = vectorOf(key)
    // An iterator would take ten times as long, for each of thousands of wordings.
    if (vector)
      for (let column = 0; column < columns; column++)
        sum[column] = (sum[column] as number) + (vector[column] as number)
  }
  return toUnit(sum)
}

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(closeness(vector, vector)) || 1
  return vector.map((value) => value / length)
}

/** The cosine of two directions. */
export function closeness(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let column = 0; column < one.length; column++)
    sum += (one[column] as number) * (other[column] as number)
  return sum
}
