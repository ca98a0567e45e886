import { subsetsOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending, isRectangle } from '#algorithms/valid-inputs.ts'

type Nums = readonly number[]

const smallestCapacity: Cases<readonly [weights: Nums, days: number], number> = {
  kind: 'function',
  name: {
    python: 'smallest_capacity',
    typescript: 'smallestCapacity',
    java: 'smallestCapacity',
    cpp: 'smallestCapacity',
  },
  parameters: [
    { name: 'weights', type: 'int[]' },
    { name: 'days', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Items with these `weights` are shipped in their order within `days` days, as many a day as the ship can carry. Return the smallest capacity with which that works. There is one item at least and one day at least, and no weight is negative.',
  examples: [
    { name: 'three days', args: [[4, 2, 7, 1, 5], 3], result: 7 },
    { name: 'everything on one day', args: [[4, 2, 7, 1, 5], 1], result: 19 },
    { name: 'a day for each item', args: [[4, 2, 7, 1, 5], 5], result: 7 },
    { name: 'two days', args: [[4, 2, 7, 1, 5], 2], result: 13 },
    { name: 'one item', args: [[9], 1], result: 9 },
    { name: 'equal weights', args: [[3, 3, 3, 3], 2], result: 6 },
  ],
  random: (next, size) => [
    [wholeNumber(next, 0, 9), ...list(next, size - 1, () => wholeNumber(next, 0, 9))],
    wholeNumber(next, 1, 5),
  ],
  reference(weights, days) {
    // The least that the fullest day carries, for the items before an index and a number of days.
    let least = [0, ...weights.map(() => Number.POSITIVE_INFINITY)]
    for (let day = 0; day < days; day++)
      least = least.map((_, end) =>
        Math.min(
          ...least
            .slice(0, end + 1)
            .map((before, start) => Math.max(before, sumOf(weights.slice(start, end)))),
        ),
      )
    return least.at(-1)!
  },
  isValid: ([weights, days]) =>
    weights.length > 0 && weights.every((weight) => weight >= 0) && days >= 1 && days <= 1000,
  growth: {
    kind: 'Large weights and many days: trying one capacity after the other takes a pass for each.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => 1000 + (index % 7)), size >> 3],
  },
}

const largestGap: Cases<readonly [positions: Nums, count: number], number> = {
  kind: 'function',
  name: { python: 'largest_gap', typescript: 'largestGap', java: 'largestGap', cpp: 'largestGap' },
  parameters: [
    { name: 'positions', type: 'int[]' },
    { name: 'count', type: 'int' },
  ],
  returns: 'int',
  statement:
    '`count` items are put at different ones of the `positions`, which are in no order. Return the largest possible value of the smallest distance between two items. `count` is from 2 to the number of positions.',
  examples: [
    { name: 'three items', args: [[1, 2, 4, 8, 9], 3], result: 3 },
    { name: 'positions that are not sorted', args: [[9, 1, 5], 2], result: 8 },
    { name: 'two positions', args: [[3, 7], 2], result: 4 },
    { name: 'one item at each position', args: [[1, 2, 3, 4], 4], result: 1 },
    { name: 'a gap that must shrink', args: [[10, 1, 2, 7, 5], 3], result: 4 },
  ],
  random(next, size) {
    const positions = [0, 0, ...list(next, size - 2, () => 0)].map(() => wholeNumber(next, 0, 20))
    return [positions, wholeNumber(next, 2, Math.min(positions.length, 5))]
  },
  reference(positions, count) {
    const sorted = positions.toSorted((a, b) => a - b)
    const gaps = subsetsOf(sorted)
      .filter(({ length }) => length === count)
      .map((chosen) => Math.min(...chosen.slice(1).map((position, index) => position - chosen[index]!)))
    return Math.max(...gaps)
  },
  isValid: ([positions, count]) =>
    count >= 2 && count <= positions.length && positions.every((each) => each >= 0),
  growth: {
    kind: 'Positions far apart: trying one gap after the other takes a pass for each.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => 1000 * (size - index)), size >> 2],
  },
}

const kthInSortedMatrix: Cases<readonly [matrix: readonly Nums[], k: number], number> = {
  kind: 'function',
  name: { python: 'kth_smallest', typescript: 'kthSmallest', java: 'kthSmallest', cpp: 'kthSmallest' },
  parameters: [
    { name: 'matrix', type: 'int[][]' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int',
  statement:
    'The rows of `matrix` are equally long, and each row and each column ascends, equal values included. Return the `k`th smallest value, where equal values count separately. `k` is from 1 to the number of values.',
  examples: [
    {
      name: 'near the end',
      args: [
        [
          [1, 5, 9],
          [10, 11, 13],
          [12, 13, 15],
        ],
        8,
      ],
      result: 13,
    },
    { name: 'one value', args: [[[-5]], 1], result: -5 },
    {
      name: 'the second of two equal values',
      args: [
        [
          [1, 2],
          [1, 3],
        ],
        2,
      ],
      result: 1,
    },
    {
      name: 'after equal values',
      args: [
        [
          [1, 2],
          [1, 3],
        ],
        3,
      ],
      result: 2,
    },
    {
      name: 'the smallest',
      args: [
        [
          [-8, -2],
          [-3, 4],
        ],
        1,
      ],
      result: -8,
    },
    {
      name: 'the largest',
      args: [
        [
          [-8, -2],
          [-3, 4],
        ],
        4,
      ],
      result: 4,
    },
    {
      name: 'values far apart',
      args: [
        [
          [-2000000000, 0],
          [0, 2000000000],
        ],
        4,
      ],
      result: 2000000000,
    },
  ],
  random(next, size) {
    const side = Math.max(1, Math.floor(Math.sqrt(size)))
    const ascending = () =>
      Array.from({ length: wholeNumber(next, 1, side + 1) }, () => wholeNumber(next, -4, 6)).toSorted(
        (a, b) => a - b,
      )
    const [rows, columns] = [ascending(), ascending()]
    const matrix = rows.map((row) => columns.map((column) => row + column))
    return [matrix, wholeNumber(next, 1, rows.length * columns.length)]
  },
  reference: (matrix, k) => matrix.flat().toSorted((a, b) => a - b)[k - 1]!,
  isValid: ([matrix, k]) =>
    isRectangle(matrix) &&
    matrix.every((row, index) => {
      const above = matrix[index - 1] ?? row
      return isAscending(row) && row.every((value, column) => above[column]! <= value)
    }) &&
    k >= 1 &&
    k <= matrix.flat().length,
  growth: {
    kind: 'A square matrix with n rows: sorting its n² values takes longer than n steps for each halving.',
    order: 1,
    sizes: [64, 128, 256],
    input(size) {
      const indices = Array.from({ length: size }, (_, index) => index)
      return [indices.map((row) => indices.map((column) => row * size + column)), (size * size) >> 1]
    },
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'smallest-capacity': smallestCapacity,
  'largest-gap': largestGap,
  'kth-in-sorted-matrix': kthInSortedMatrix,
} satisfies Readonly<Record<string, Cases>>
