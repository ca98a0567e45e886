import { type Cases, enlarge, numbers } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Return the length of the longest strictly increasing subsequence of `nums`. The elements of a subsequence are in the order of the array, but not necessarily next to each other. An empty array gives 0.',
  name: { python: 'length_of_lis', typescript: 'lengthOfLIS', java: 'lengthOfLIS', cpp: 'lengthOfLIS' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  examples: [
    { name: 'the numbers of the lesson', args: [[5, 2, 8, 3, 9, 1, 4, 6]], result: 4 },
    { name: 'no numbers', args: [[]], result: 0 },
    { name: 'one number', args: [[6]], result: 1 },
    { name: 'equal numbers, which do not rise', args: [[4, 4, 4]], result: 1 },
    { name: 'falling numbers', args: [[9, 7, 5, 3, 1]], result: 1 },
    { name: 'rising numbers', args: [[1, 3, 4, 6]], result: 4 },
    { name: 'tails that are no chain', args: [[2, 5, 1]], result: 2 },
    { name: 'zero among negatives', args: [[0, -7, -2, -5, 0, -1, 3]], result: 4 },
  ],
  random: (next, size) => [numbers(next, size, -6, 9)],
  larger: (args) => enlarge(args, 1_000_000),
  /** Tries every choice of numbers. */
  reference(nums) {
    let longest = 0
    for (let choice = 0; choice < 2 ** nums.length; choice++) {
      const chosen = nums.filter((_, index) => choice & (1 << index))
      if (chosen.length > longest && isRising(chosen)) longest = chosen.length
    }
    return longest
  },
  growth: {
    kind: 'Rising numbers: each of them appends a tail, so each binary search has the most tails to search.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index * 3)],
  },
}

export function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || values[index - 1]! < value)
}
