import { type Random, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { randomTree } from '#algorithms/tree-inputs.ts'

/** An input of this size. */
export type MakeInput = (next: Random, size: number) => readonly unknown[]

/** How a program judges code for its problem. */
export interface Judging {
  /** What the problem is called among the cases of a topic. */
  readonly id: string
  /** Patterns under which it is judged. */
  readonly patterns: readonly string[]
  readonly input: MakeInput
  /** What interview sites promise beyond what the program needs. */
  isAsked?(args: readonly unknown[]): boolean
  /** Whether the items of the result, or also what is in each, may come in any order. */
  readonly order?: 'any' | 'any within'
  /** Where a plain solution is slower than the pattern: sizes on which that shows, and how time grows with the pattern. */
  readonly growth?: {
    readonly order: 0 | 1 | 2
    readonly upTo: number
    readonly input?: (size: number) => readonly unknown[]
  }
}

/** As many numbers as the size says, half of the time from a part of the range: then many or all are equal. */
export function some(next: Random, size: number, min: number, max: number): number[] {
  const low = next() < 0.5 ? min : wholeNumber(next, min, max)
  const high = low === min ? max : wholeNumber(next, low, max)
  return Array.from({ length: size }, () => wholeNumber(next, low, high))
}

export const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)

/** Numbers from 0, none of them twice. */
export const differing = (next: Random, size: number): number[] => shuffle(next, [...Array(size).keys()])

export const array =
  (min = -9, max = 9): MakeInput =>
  (next, size) => [some(next, size, min, max)]

export const sortedArray: MakeInput = (next, size) => [sorted(some(next, size, -9, 9))]

/** An array, and a number. */
export const arrayAnd =
  (min: number, max: number, leastNumber: number, mostNumber = 8): MakeInput =>
  (next, size) => [some(next, size, min, max), wholeNumber(next, leastNumber, mostNumber)]

export function word(next: Random, size: number, letters = 'abc'): string {
  const used = letters.slice(0, wholeNumber(next, 1, letters.length))
  return Array.from({ length: size }, () => used[wholeNumber(next, 0, used.length - 1)]).join('')
}

export const text: MakeInput = (next, size) => [word(next, size)]

/** One number, as large as the size. */
export const upTo =
  (most: number, least = 1): MakeInput =>
  (next, size) => [wholeNumber(next, least, Math.min(most, least + size))]

export const tree: MakeInput = (next, size) => [treeOf(next, size)]

export const treeOf = (next: Random, size: number) =>
  randomTree(next, size + 1, () => wholeNumber(next, -4, 9))

/** A grid with about as many cells, of values from 0. */
export const grid =
  (most: number): MakeInput =>
  (next, size) => {
    const rows = wholeNumber(next, 1, Math.ceil(Math.sqrt(size + 1)))
    const columns = wholeNumber(next, 1, Math.ceil(Math.sqrt(size + 1)))
    return [Array.from({ length: rows }, () => some(next, columns, 0, most))]
  }

/** Intervals that are not empty, in any order. */
export function intervalsOf(next: Random, size: number): number[][] {
  return Array.from({ length: size }, () => {
    const from = wholeNumber(next, 0, 12)
    return [from, from + wholeNumber(next, 1, 5)]
  })
}

/** Edges between the nodes from 0 to the count - 1, none of them twice, in no or one direction. */
export function edgesOf(next: Random, count: number): number[][] {
  const pairs = [...Array(count).keys()].flatMap((one) =>
    [...Array(one).keys()].map((other) => (next() < 0.5 ? [one, other] : [other, one])),
  )
  return shuffle(next, pairs).slice(0, wholeNumber(next, 0, count))
}

/** Intervals in order that do not touch, and one more. */
export const intervalsAndOne: MakeInput = (next, size) => {
  const bounds = sorted(differing(next, 4 * size + 2)).filter(() => next() < 0.5)
  const intervals = bounds.flatMap((from, at) =>
    at % 2 === 0 && bounds[at + 1] !== undefined ? [[from, bounds[at + 1]]] : [],
  )
  return [intervals.slice(0, size), intervalsOf(next, 1)[0]]
}

/** A tree that is its own mirror image, or nearly. */
export const nearlySymmetric: MakeInput = (next, size) => {
  const value = () => wholeNumber(next, 1, 3)
  const [root, one, outer, inner] = [value(), value(), value(), value()]
  const levels = [root, one, one, outer, inner, inner, outer]
  const [changedAt, other] = [wholeNumber(next, 1, 6), next() < 0.5 ? 4 : null]
  const changed = next() < 0.5 ? levels : levels.map((each, at) => (at === changedAt ? other : each))
  return [size < 3 ? treeOf(next, size) : changed.slice(0, next() < 0.3 ? 3 : 7)]
}

/** Two trees that are equal, or nearly. */
export const twoTrees: MakeInput = (next, size) => {
  const one = treeOf(next, size)
  const other = one.map((value) => (value !== null && next() < 0.1 ? value + 1 : value))
  return [one, next() < 0.7 ? other : treeOf(next, size)]
}

/** Values that read the same in both directions, more often than not. */
export const palindrome: MakeInput = (next, size) => {
  const half = some(next, size >> 1, 0, 3)
  const whole = [...half, ...some(next, size % 2, 0, 3), ...half.toReversed()]
  return [next() < 0.7 ? whole : some(next, size, 0, 3)]
}

/** Nodes, and edges that make them a tree about half of the time. */
export const nearlyTree: MakeInput = (next, size) => {
  const branches = differing(next, size + 1).map((node, at, all) => [
    node,
    all[wholeNumber(next, 0, at - 1)] ?? 0,
  ])
  return [size + 1, next() < 0.5 ? branches.slice(1) : edgesOf(next, size + 1)]
}

/** For each city those that it is connected to. */
export const connections: MakeInput = (next, size) => {
  const count = 1 + Math.min(5, size)
  const edges = edgesOf(next, count).slice(0, count - 2)
  const isEdge = (one: number, other: number) =>
    one === other || edges.some((edge) => edge.includes(one) && edge.includes(other))
  const nodes = [...Array(count).keys()]
  return [nodes.map((one) => nodes.map((other) => Number(isEdge(one, other))))]
}

/** A word that reads the same in both directions half of the time. */
export const palindromeWord: MakeInput = (next, size) => {
  const half = word(next, size >> 1)
  const whole = half + word(next, size % 3) + half.split('').toReversed().join('')
  return [next() < 0.5 ? whole : word(next, size)]
}

/** Directed edges with weights, and two numbers of nodes. */
export const delays: MakeInput = (next, size) => {
  const count = 1 + Math.min(6, size)
  const times = [...edgesOf(next, count), ...edgesOf(next, count)]
  const own = new Map(times.map(([from = 0, to = 0]) => [`${from} ${to}`, [from + 1, to + 1]]))
  return [
    [...own.values()].map((edge) => [...edge, wholeNumber(next, 1, 9)]),
    count,
    wholeNumber(next, 1, count),
  ]
}

/** For each node the later ones that its edges lead to. */
export const acyclic: MakeInput = (next, size) => {
  const count = 2 + Math.min(4, size)
  const nodes = [...Array(count).keys()]
  return [nodes.map((from) => nodes.filter((to) => to > from && next() < 0.5))]
}

/** For each room the keys in it. */
export const keys: MakeInput = (next, size) => {
  const count = 2 + Math.min(5, size)
  return [Array.from({ length: count }, () => differing(next, count).slice(0, wholeNumber(next, 0, 2)))]
}
