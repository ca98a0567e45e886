import { subarraysOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], bound: number]

const longestWindow: Cases<Args, number> = {
  kind: 'function',
  name: {
    python: 'longest_within',
    typescript: 'longestWithin',
    java: 'longestWithin',
    cpp: 'longestWithin',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'limit', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the length of the longest subarray of `nums` whose sum is at most `limit`, 0 if there is none. Neither the values nor `limit` are negative.',
  examples: [
    { name: 'a window in the middle', args: [[4, 3, 5, 1, 2], 10], result: 3 },
    { name: 'the longest at the end', args: [[1, 1, 9, 1, 1, 1], 3], result: 3 },
    { name: 'no value fits', args: [[7, 8], 5], result: 0 },
    { name: 'a limit of zero', args: [[0, 0, 3, 0], 0], result: 2 },
    { name: 'everything fits', args: [[2, 2], 10], result: 2 },
    { name: 'no values', args: [[], 4], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 0, 6)), wholeNumber(next, 0, 12)],
  reference: (nums, limit) =>
    Math.max(
      0,
      ...subarraysOf(nums)
        .filter((part) => sumOf(part) <= limit)
        .map(({ length }) => length),
    ),
  isValid: ([nums, limit]) => limit >= 0 && nums.every((num) => num >= 0),
  growth: {
    kind: 'A window of half the array, which every new value pushes on: adding it up anew takes n² / 4 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => 1), size >> 1],
  },
}

const shortestWindow: Cases<Args, number> = {
  kind: 'function',
  name: {
    python: 'shortest_reaching',
    typescript: 'shortestReaching',
    java: 'shortestReaching',
    cpp: 'shortestReaching',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the length of the shortest subarray of `nums` whose sum is at least `target`, or 0 if there is none. All values and `target` are positive.',
  examples: [
    { name: 'two values reach it', args: [[1, 2, 6, 1, 4], 7], result: 2 },
    { name: 'all values are needed', args: [[1, 1, 1, 1], 4], result: 4 },
    { name: 'one value is enough', args: [[3, 12, 2], 10], result: 1 },
    { name: 'never reached', args: [[1, 2], 9], result: 0 },
    { name: 'no values', args: [[], 1], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 1, 7)), wholeNumber(next, 1, 16)],
  reference(nums, target) {
    const lengths = subarraysOf(nums)
      .filter((part) => sumOf(part) >= target)
      .map(({ length }) => length)
    return lengths.length > 0 ? Math.min(...lengths) : 0
  },
  isValid: ([nums, target]) => target >= 1 && nums.every((num) => num >= 1),
  growth: {
    kind: 'The target takes half of the array: adding up each subarray anew takes n² / 4 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => 1), size >> 1],
  },
}

const windowsExactlyK: Cases<Args, number> = {
  kind: 'function',
  name: { python: 'count_exactly', typescript: 'countExactly', java: 'countExactly', cpp: 'countExactly' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'kinds', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the number of subarrays of `nums` that contain exactly `kinds` different values. `kinds` is at least 1.',
  examples: [
    { name: 'two kinds', args: [[1, 2, 1, 3], 2], result: 4 },
    { name: 'one kind, every subarray', args: [[5, 5, 5], 1], result: 6 },
    { name: 'more kinds than there are', args: [[5, 5, 5], 2], result: 0 },
    { name: 'all values together', args: [[1, 2, 3], 3], result: 1 },
    { name: 'no values', args: [[], 1], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 1, 4)), wholeNumber(next, 1, 4)],
  reference: (nums, kinds) => subarraysOf(nums).filter((part) => new Set(part).size === kinds).length,
  isValid: ([, kinds]) => kinds >= 1,
  growth: {
    kind: 'Two values in turns: there are n² / 2 subarrays with both.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index % 2), 2],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'longest-window': longestWindow,
  'shortest-window': shortestWindow,
  'windows-exactly-k': windowsExactlyK,
} satisfies Readonly<Record<string, Cases>>
