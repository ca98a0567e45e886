import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], size: number]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Return the start index of the subarray of length `size` with the largest sum. If several have that sum, return the first; if `nums` has fewer than `size` elements, return -1. `size` is at least 1.',
  name: { python: 'best_window', typescript: 'bestWindow', java: 'bestWindow', cpp: 'bestWindow' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'size', type: 'int' },
  ],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [[2, 1, 3, 4, 2, 1, 5], 3], result: 2 },
    { name: 'no values', args: [[], 1], result: -1 },
    { name: 'one value', args: [[-4], 1], result: 0 },
    { name: 'a window longer than the array', args: [[4, 9], 3], result: -1 },
    { name: 'a window as long as the array', args: [[6, 1, 7], 3], result: 0 },
    { name: 'the best window at the end', args: [[1, 4, 2, 10, 2, 3, 1, 0, 20], 4], result: 5 },
    { name: 'of equal sums the first', args: [[3, 3, 3], 2], result: 0 },
    { name: 'only negatives', args: [[-4, -2, -7, -1, -3], 2], result: 3 },
  ],
  random: (next, size) => [numbers(next, size, -9, 9), wholeNumber(next, 1, size)],
  larger: ([nums, size]) => [enlarge(nums), size],
  reference(nums, size) {
    const sums = nums
      .map((_, start) => nums.slice(start, start + size))
      .filter((window) => window.length === size)
      .map((window) => window.reduce((sum, value) => sum + value, 0))
    return sums.indexOf(Math.max(...sums))
  },
  isValid: ([, size]) => size >= 1,
  growth: {
    kind: 'A window of half the array: adding up every window from scratch takes n² / 4 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      Array.from({ length: size }, (_, index) => (index * 7919) % 1000),
      Math.floor(size / 2),
    ],
  },
}
