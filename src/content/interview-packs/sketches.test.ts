import { expect, test } from 'vitest'
import { arrangeResult, solvePlainly } from '#testing/interview-packs/brute-force-solutions.ts'
import { solveAsSketched } from '#testing/interview-packs/sketched-solutions.ts'
import { interviewPacks } from './interview-packs.ts'

let seed = 20

/** A whole number from `from` to `to`, the same in every run. */
function int(from: number, to: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return from + ((seed >> 8) % (to - from + 1))
}

const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, i) => make(i))
const ints = (length: number, from: number, to: number) => list(length, () => int(from, to))
const word = (length: number, characters: string) =>
  list(length, () => characters.charAt(int(0, characters.length - 1))).join('')

/** Distinct numbers from 1 to `length`, in a random order. */
function shuffled(length: number): number[] {
  const order = new Map(list(length, (index) => [index + 1, int(0, 10_000)]))
  return [...order.keys()].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Distinct values in the usual level order, in which a missing node has no children to write. */
function tree(size: number): (number | null)[] {
  const values = shuffled(size)
  const written: (number | null)[] = []
  for (let openLinks = 1; values.length > 0; openLinks -= 1) {
    const isMissing = openLinks > 1 && int(0, 2) === 0
    written.push(isMissing ? null : (values.pop() ?? null))
    if (!isMissing) openLinks += 2
  }
  return written
}

/** Random inputs per problem, or undefined if the problem rules them out. */
const makers: Readonly<Record<number, () => unknown[] | undefined>> = {
  1: () => {
    const nums = ints(int(2, 6), -6, 6)
    const target = int(-8, 8)
    const pairs = nums.flatMap((a, i) => nums.slice(i + 1).filter((b) => a + b === target))
    return pairs.length === 1 ? [nums, target] : undefined
  },
  3: () => [word(int(0, 9), 'abcd ')],
  15: () => [ints(int(3, 8), -4, 4)],
  20: () => [word(int(1, 3) * 2, '()[]{}')],
  21: () => list(2, () => ints(int(0, 5), 0, 9).toSorted((a, b) => a - b)),
  33: () => {
    const sorted = [...new Set(ints(int(1, 8), 0, 12))].toSorted((a, b) => a - b)
    const cut = int(0, sorted.length - 1)
    return [[...sorted.slice(cut), ...sorted.slice(0, cut)], int(0, 12)]
  },
  49: () => [list(int(1, 7), () => word(int(0, 3), 'ab'))],
  53: () => [ints(int(1, 9), -9, 9)],
  56: () => [
    list(int(1, 6), () => {
      const start = int(0, 15)
      return [start, start + int(0, 3)]
    }),
  ],
  78: () => [shuffled(int(1, 5))],
  102: () => [tree(int(0, 9))],
  121: () => [ints(int(1, 8), 0, 9)],
  125: () => [word(int(0, 6), 'aA1.')],
  133: () => {
    const size = int(0, 6)
    // Each later node has an edge to an earlier one, so the graph is connected.
    const edges = new Set(list(Math.max(0, size - 1), (index) => `${int(1, index + 1)} ${index + 2}`))
    for (const _ of list(size, () => 0)) {
      const [a, b] = [int(1, size), int(1, size)]
      if (a < b) edges.add(`${a} ${b}`)
    }
    const pairs = [...edges].map((edge) => edge.split(' ').map(Number))
    return [
      list(size, (index) =>
        pairs.filter((pair) => pair.includes(index + 1)).map(([a, b]) => (a === index + 1 ? b : a)),
      ),
    ]
  },
  155: () => {
    let size = 0
    return [
      list(12, () => {
        const call = size === 0 ? 'push' : (['push', 'push', 'pop', 'top', 'min'][int(0, 4)] ?? '')
        size += { push: 1, pop: -1 }[call] ?? 0
        return call === 'push' ? `push ${int(-3, 3)}` : call
      }),
    ]
  },
  200: () => [grid(() => String(int(0, 1))).map((line) => line.join(''))],
  206: () => [ints(int(0, 7), 0, 9)],
  207: () => {
    const courses = int(1, 6)
    return [courses, list(int(0, 7), () => ints(2, 0, courses - 1))]
  },
  236: () => {
    const size = int(2, 9)
    const [p, q] = shuffled(size)
    return [tree(size), p, q]
  },
  238: () => [ints(int(2, 6), 0, 4)],
  295: () => [list(10, (index) => (index > 0 && int(0, 1) === 0 ? 'median' : `add ${int(-9, 9)}`))],
  322: () => [[...new Set(ints(int(1, 3), 2, 7))], int(0, 20)],
  347: () => {
    const nums = ints(int(1, 12), -2, 3)
    const counts = [...new Set(nums)]
      .map((num) => nums.filter((each) => each === num).length)
      .toSorted((a, b) => b - a)
    const k = int(1, counts.length)
    return counts[k - 1] === counts[k] ? undefined : [nums, k]
  },
  543: () => [tree(int(1, 10))],
  739: () => [ints(int(1, 9), 30, 36)],
  743: () => {
    const nodes = int(1, 5)
    const link = () => [int(1, nodes), int(1, nodes), int(0, 9)]
    return [list(int(0, 12), link), nodes, int(1, nodes)]
  },
  875: () => {
    const piles = ints(int(1, 5), 1, 30)
    return [piles, piles.length + int(0, 20)]
  },
  994: () => [grid(() => int(0, 2))],
  1143: () => list(2, () => word(int(0, 7), 'abc')),
}

function grid<T>(cell: () => T): T[][] {
  const columns = int(1, 4)
  return list(int(1, 4), () => list(columns, cell))
}

test.each(interviewPacks)(
  'the sketch of $number, $title, gives what a plain solution gives',
  ({ number }) => {
    let compared = 0
    for (let round = 0; round < 200; round += 1) {
      const inputs = makers[number]?.()
      if (!inputs) continue
      compared += 1
      const input = JSON.stringify(inputs)
      expect(arrangeResult(number, solveAsSketched(number, structuredClone(inputs))), input).toEqual(
        arrangeResult(number, solvePlainly(number, structuredClone(inputs))),
      )
    }
    expect(compared).toBeGreaterThan(20)
  },
)
