import { subarraysOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

type Nums = readonly number[]

const kadane: Cases<readonly [nums: Nums], number> = {
  kind: 'function',
  name: { python: 'max_subarray', typescript: 'maxSubarray', java: 'maxSubarray', cpp: 'maxSubarray' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement: 'Return the largest sum of a subarray of `nums` with one value at least. `nums` is not empty.',
  examples: [
    { name: 'a subarray across a negative value', args: [[2, -3, 4, -1, 2]], result: 5 },
    { name: 'one negative value', args: [[-7]], result: -7 },
    { name: 'only negative values', args: [[-3, -1, -2]], result: -1 },
    { name: 'better without what came before', args: [[5, -9, 6]], result: 6 },
    { name: 'zeros', args: [[0, 0]], result: 0 },
  ],
  random: (next, size) => [
    [wholeNumber(next, -6, 6), ...list(next, size - 1, () => wholeNumber(next, -6, 6))],
  ],
  reference: (nums) => Math.max(...subarraysOf(nums).map(sumOf)),
  isValid: ([nums]) => nums.length > 0,
  growth: {
    kind: 'Small values up and down: trying every start and end takes n² / 2 sums.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => ((index * 7) % 11) - 5)],
  },
}

const rangeSums: Cases<readonly [nums: Nums, ranges: readonly Nums[]], Nums> = {
  kind: 'function',
  name: { python: 'range_sums', typescript: 'rangeSums', java: 'rangeSums', cpp: 'rangeSums' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'ranges', type: 'int[][]' },
  ],
  returns: 'int[]',
  statement:
    'Each of the `ranges` is `[start, end]`, two indices of `nums`, with `start` not after `end`. Return the sum of the values from start to end for each range, both ends included.',
  examples: [
    {
      name: 'ranges of three lengths',
      args: [
        [3, -1, 4, 2],
        [
          [0, 3],
          [1, 2],
          [2, 2],
        ],
      ],
      result: [8, 3, 4],
    },
    { name: 'one value', args: [[7], [[0, 0]]], result: [7] },
    { name: 'negative values', args: [[-2, -5], [[0, 1]]], result: [-7] },
    { name: 'no values and no ranges', args: [[], []], result: [] },
  ],
  random(next, size) {
    const nums = [wholeNumber(next, -6, 9), ...list(next, size - 1, () => wholeNumber(next, -6, 9))]
    const range = () => [0, 0].map(() => wholeNumber(next, 0, nums.length - 1)).toSorted((a, b) => a - b)
    return [nums, list(next, size, range)]
  },
  reference: (nums, ranges) => ranges.map(([start, end = 0]) => sumOf(nums.slice(start, end + 1))),
  isValid: ([nums, ranges]) => ranges.every((range) => isRange(range) && range[1]! < nums.length),
  growth: {
    kind: 'As many ranges as values, each over half of the array: adding each up anew takes n² / 2 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [
      Array.from({ length: size }, (_, index) => index % 10),
      Array.from({ length: size }, (_, index) => [index >> 1, (index >> 1) + (size >> 1) - 1]),
    ],
  },
}

const differenceArray: Cases<readonly [length: number, updates: readonly Nums[]], Nums> = {
  kind: 'function',
  name: { python: 'apply_updates', typescript: 'applyUpdates', java: 'applyUpdates', cpp: 'applyUpdates' },
  parameters: [
    { name: 'length', type: 'int' },
    { name: 'updates', type: 'int[][]' },
  ],
  returns: 'int[]',
  statement:
    'An array begins with `length` zeros. Each of the `updates` is `[start, end, amount]` and adds the amount at every index from start to end, both included. Return the array after all updates.',
  examples: [
    {
      name: 'two ranges that overlap',
      args: [
        5,
        [
          [1, 3, 2],
          [2, 4, 3],
        ],
      ],
      result: [0, 2, 5, 5, 3],
    },
    {
      name: 'an amount taken back inside',
      args: [
        3,
        [
          [0, 2, 4],
          [1, 1, -4],
        ],
      ],
      result: [4, 0, 4],
    },
    { name: 'no updates', args: [2, []], result: [0, 0] },
    { name: 'one value', args: [1, [[0, 0, 9]]], result: [9] },
  ],
  random(next, size) {
    const length = wholeNumber(next, 1, Math.max(1, size))
    const update = () => [
      ...[0, 0].map(() => wholeNumber(next, 0, length - 1)).toSorted((a, b) => a - b),
      wholeNumber(next, -5, 9),
    ]
    return [length, list(next, size, update)]
  },
  reference: (length, updates) =>
    Array.from({ length }, (_, index) =>
      sumOf(updates.map(([start = 0, end = 0, amount = 0]) => (start <= index && index <= end ? amount : 0))),
    ),
  isValid: ([length, updates]) =>
    length >= 1 &&
    updates.every((update) => update.length === 3 && isRange(update.slice(0, 2)) && update[1]! < length),
  growth: {
    kind: 'As many updates as places, each over half of them: adding at every index takes n² / 2 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [
      size,
      Array.from({ length: size }, (_, index) => [index >> 1, (index >> 1) + (size >> 1) - 1, 1]),
    ],
  },
}

function isRange(range: Nums): boolean {
  const [start = -1, end = -1] = range
  return range.length === 2 && start >= 0 && start <= end
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  kadane,
  'range-sums': rangeSums,
  'difference-array': differenceArray,
} satisfies Readonly<Record<string, Cases>>
