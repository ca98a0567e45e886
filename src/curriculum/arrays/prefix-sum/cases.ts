import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], target: number]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Return the number of subarrays of `nums` whose sum is `target`. A subarray is a contiguous, nonempty part of the array; the numbers may be negative.',
  name: {
    python: 'count_subarrays',
    typescript: 'countSubarrays',
    java: 'countSubarrays',
    cpp: 'countSubarrays',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [[2, 3, -1, 4, 1, -2, 5], 4], result: 4 },
    { name: 'no values, though the target is 0', args: [[], 0], result: 0 },
    { name: 'one value that is the target', args: [[7], 7], result: 1 },
    { name: 'all six subarrays of three zeros', args: [[0, 0, 0], 0], result: 6 },
    { name: 'subarrays that share values', args: [[1, 1, 1, 1], 2], result: 3 },
    { name: 'only negatives', args: [[-2, -1, -3, -1], -4], result: 2 },
    { name: 'a sum that none has', args: [[5, 8, 6], 3], result: 0 },
  ],
  random: (next, size) => [numbers(next, size, -4, 5), wholeNumber(next, -6, 9)],
  larger: (args) => enlarge(args),
  reference: (nums, target) =>
    nums
      .flatMap((_, from) => nums.slice(from).map((_, more) => nums.slice(from, from + more + 1)))
      .filter((subarray) => subarray.reduce((sum, value) => sum + value, 0) === target).length,
  growth: {
    kind: 'All running totals differ: trying every start with every end takes n² / 2 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, () => 1), Math.floor(size / 2)],
  },
}
