import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], k: number]

const lesson = [5, 2, 9, 1, 7, 6, 8]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    'Return the `k` largest elements of `nums` in any order, duplicates included. If the array has fewer than `k` elements, return all of them. `k` is at least 1.',
  name: { python: 'k_largest', typescript: 'kLargest', java: 'kLargest', cpp: 'kLargest' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    { name: 'the numbers of the lesson', args: [lesson, 4], result: [6, 7, 9, 8] },
    { name: 'an odd number of places', args: [lesson, 3], result: [7, 8, 9] },
    {
      name: 'falling numbers, all of them kept',
      args: [[9, 8, 7, 6, 5, 4, 3], 7],
      result: [3, 6, 4, 9, 7, 8, 5],
    },
    { name: 'no numbers', args: [[], 2], result: [] },
    { name: 'one number', args: [[0], 1], result: [0] },
    { name: 'fewer than k', args: [[3, 1], 4], result: [1, 3] },
    { name: 'equal numbers', args: [[4, 4, 4], 2], result: [4, 4] },
    { name: 'negative numbers', args: [[-3, -9, -1], 2], result: [-3, -1] },
  ],
  random: (next, size) => [numbers(next, size, -5, 6), wholeNumber(next, 1, 7)],
  larger: ([nums, k]) => [enlarge(nums, 1_000_000), k],
  reference: largestFirst,
  /** In whatever order a heap has them. */
  isRight: (result, [nums, k]) => String(result.toSorted((a, b) => b - a)) === String(largestFirst(nums, k)),
  isValid: ([, k]) => k >= 1,
  growth: {
    kind: 'Rising numbers, half of them kept: each replaces the root and sinks to the last level.',
    order: 1,
    sizes: [4096, 8192, 16_384, 32_768],
    input: (size) => [Array.from({ length: size }, (_, index) => index), Math.floor(size / 2)],
  },
}

function largestFirst(nums: readonly number[], k: number): readonly number[] {
  return nums.toSorted((a, b) => b - a).slice(0, k)
}
