import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const length = 12
const cuts = [4, 6, 7]

/** What the cuts cost in this order: each pays the distance of the two ends next to it. */
function priceOf(size: number, order: readonly number[]): number {
  const ends = [0, size]
  return order.reduce((sum, cut) => {
    const [from, to] = [ends.findLast((end) => end < cut)!, ends.find((end) => end > cut)!]
    ends.push(cut)
    ends.sort((a, b) => a - b)
    return sum + to - from
  }, 0)
}

function ordersOf(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((first) =>
    ordersOf(values.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  )
}

const least = (size: number, positions: readonly number[], isAllowed = (_: readonly number[]) => true) =>
  Math.min(
    ...ordersOf(positions)
      .filter(isAllowed)
      .map((order) => priceOf(size, order)),
  )

/** Inside a piece of the stick. */
const leastOf = (from: number, to: number) =>
  least(
    to - from,
    cuts.filter((cut) => from < cut && cut < to).map((cut) => cut - from),
  )

/** Joins the two neighbors that are shortest together, until one is left. */
function priceOfGluing(parts: readonly number[]): number {
  if (parts.length === 1) return 0
  const sums = parts.slice(1).map((part, index) => parts[index]! + part)
  const at = sums.indexOf(Math.min(...sums))
  return sums[at]! + priceOfGluing([...parts.slice(0, at), sums[at]!, ...parts.slice(at + 2)])
}

/** As the code, but the points stay in the order given, or a piece without a cut has another cost. */
function fill(points: readonly number[], uncut = (_: number) => 0): number {
  const solve = (i: number, j: number): number => {
    const size = points[j]! - points[i]!
    if (j === i + 1) return uncut(size)
    const inside = points.map((_, k) => k).slice(i + 1, j)
    return size + Math.min(...inside.map((k) => solve(i, k) + solve(k, j)))
  }
  return solve(0, points.length - 1)
}

function callsFor(cutCount: number): number {
  const sizes = Array.from({ length: cutCount }, (_, left) => [left, cutCount - 1 - left]).flat()
  return sizes.filter((size) => size > 0).reduce((sum, size) => sum + callsFor(size), 1)
}

/** Adds the cells below and to the left, from a diagonal of ones. */
const countByPieces = (i: number, j: number): number =>
  i === j ? 1 : countByPieces(i + 1, j) + countByPieces(i, j - 1)

const countPaths = (i: number, j: number): number =>
  i === 0 || j === 0 ? 1 : countPaths(i - 1, j) + countPaths(i, j - 1)

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const pieces = new Set(recursion.calls.map(({ label }) => label)).size
  const best = least(length, cuts)
  const after = (cut: number) => leastOf(0, cut) + leastOf(cut, length)
  expectComputedNumbers(walkthrough, [
    ['It costs 26, and 22 is possible', priceOf(length, [4, 6, 7]), best],
    ['It costs 24, and 22 is possible', priceOf(length, [6, 4, 7]), best],
    ['It costs 22, which is the least here', priceOfGluing([4, 2, 1, 5])],
    [
      'parts of 3, 2, 2 and 3 feet it costs 21, and 20 is possible',
      3,
      2,
      2,
      3,
      priceOfGluing([3, 2, 2, 3]),
      least(10, [3, 5, 7]),
    ],
    ['It costs 22, and it can never be wrong', best],
    ['12 + 8 + 6 = 26', 12, 12 - 4, 12 - 6, priceOf(length, [4, 6, 7])],
    ['12 + 6 + 6 = 24', 12, 6, 12 - 6, priceOf(length, [6, 4, 7])],
    ['12 + 7 + 3 = 22', 12, 7, 7 - 4, priceOf(length, [7, 4, 6])],
    ['starts at 7: one long part is left, which costs 10', 7, leastOf(0, 7)],
    ['they cost 6 + 6', leastOf(0, 6), leastOf(6, length)],
    ['3 of the 9 calls are repeats', repeats, recursion.calls.length],
    ['There are only 6 pieces', pieces],
    ['20 cuts take 1,162,261,467 calls, but they have only 210 pieces', 20, 3 ** 19, (20 * 21) / 2],
    ['20 cuts have 1,048,576 sets', 20, 2 ** 20],
    [
      'in a stick of 8 feet it costs 16, and an end first costs 18',
      8,
      least(8, [2, 4, 6]),
      least(8, [2, 4, 6], ([first]) => first !== 4),
    ],
    [
      'at 4 the parts cost 0 and 11, at 6 they cost 6 and 6, and at 7 they cost 10 and 0',
      4,
      leastOf(0, 4),
      leastOf(4, length),
      6,
      leastOf(0, 6),
      leastOf(6, length),
      7,
      leastOf(0, 7),
      leastOf(7, length),
    ],
    [
      '6 + 0 is counted instead of 6 + 6',
      leastOf(0, 6),
      leastOf(7, length),
      leastOf(0, 6),
      leastOf(6, length),
    ],
    ['12 + min(11, 12, 10) = 22', length, after(4), after(6), after(7), best],
    [
      '6 + 6 = 12 here, and those of the cut at 7 only 10',
      leastOf(0, 6),
      leastOf(6, length),
      after(6),
      7,
      after(7),
    ],
    [
      'would add 12, and the answer would be 34 instead of 22',
      4 + 2 + 1 + 5,
      fill([0, ...cuts, length], (size) => size),
      best,
    ],
    ['6 + 0 + 0 = 6', 6, 0, 0, leastOf(0, 6)],
    ['so both give 22', fill([0, ...cuts, length])],
    ['0, 6, 4, 7, 12, so', 0, 6, 4, 7, length],
    [
      'the cut at 4 counts as one inside the piece from 6 to 7, where it costs only 1',
      4,
      6,
      7,
      fill([6, 4, 7]),
    ],
    ['12 + 6 + 1 = 19', length, length - 6, fill([6, 4, 7]), fill([0, 6, 4, 7, length])],
    ['22 is right', best],
    ['so both give 12', fill([0, 6, length])],
    ['6, which is right', countPaths(2, 2)],
    ['There are 6 paths', countPaths(2, 2)],
    ['It gives 4.', countByPieces(0, 2)],
    ['1, 2, 4. The grid', ...[0, 1, 2].map((j) => countByPieces(0, j))],
    ['That gives 6', countPaths(2, 2)],
    ['4', countByPieces(0, 2)],
  ])
})

test('the recursion, its growth and the table of the picture are as the lesson says', () => {
  expect(recursion.result).toBe(least(length, cuts))
  for (const count of [1, 2, 3, 4, 5, 6]) expect(callsFor(count)).toBe(3 ** (count - 1))
  expect(recursion.calls).toHaveLength(callsFor(cuts.length))
  const points = [0, ...cuts, length]
  const costs = points.slice(0, -1).map((from, i) => points.slice(i + 1).map((to) => leastOf(from, to)))
  expect(costs).toEqual([[0, 6, 10, 22], [0, 3, 11], [0, 6], [0]])
  // The best order is the only one.
  const cheapest = ordersOf(cuts).filter((order) => priceOf(length, order) === 22)
  expect(cheapest).toEqual([[7, 4, 6]])
})
