import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'

type Nums = readonly number[]

const lowerBound: Cases<readonly [nums: Nums, target: number], number> = {
  kind: 'function',
  name: { python: 'lower_bound', typescript: 'lowerBound', java: 'lowerBound', cpp: 'lowerBound' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  statement:
    '`nums` ascends and may contain equal values. Return the smallest index whose value is at least `target`, or the length of `nums` if every value is smaller.',
  examples: [
    { name: 'the first of two equal values', args: [[1, 3, 3, 6, 8], 3], result: 1 },
    { name: 'between two values', args: [[1, 3, 3, 6, 8], 5], result: 3 },
    { name: 'above all', args: [[1, 3, 3, 6, 8], 9], result: 5 },
    { name: 'below all', args: [[1, 3, 3, 6, 8], -4], result: 0 },
    { name: 'no values', args: [[], 2], result: 0 },
    { name: 'only the target', args: [[4, 4, 4], 4], result: 0 },
  ],
  random: (next, size) => [ascending(next, size), wholeNumber(next, -6, 9)],
  reference: (nums, target) => nums.filter((num) => num < target).length,
  isValid: ([nums]) => isAscending(nums),
  growth: {
    kind: 'A target above all values: looking at one after the other takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size],
  },
}

const latestAtOrBefore: Cases<readonly [times: Nums, time: number], number> = {
  kind: 'function',
  name: {
    python: 'latest_at_or_before',
    typescript: 'latestAtOrBefore',
    java: 'latestAtOrBefore',
    cpp: 'latestAtOrBefore',
  },
  parameters: [
    { name: 'times', type: 'int[]' },
    { name: 'time', type: 'int' },
  ],
  returns: 'int',
  statement:
    '`times` ascends and may contain equal values. Return the index of the last one that is not later than `time`, or -1 if all are later.',
  examples: [
    { name: 'between two times', args: [[10, 20, 30], 25], result: 1 },
    { name: 'exactly a time', args: [[10, 20, 30], 30], result: 2 },
    { name: 'before all', args: [[10, 20, 30], 9], result: -1 },
    { name: 'after all', args: [[10, 20, 30], 99], result: 2 },
    { name: 'no times', args: [[], 5], result: -1 },
    { name: 'only equal times', args: [[7, 7, 7], 7], result: 2 },
  ],
  random: (next, size) => [ascending(next, size), wholeNumber(next, -6, 9)],
  reference: (times, time) => times.findLastIndex((each) => each <= time),
  isValid: ([times]) => isAscending(times),
  growth: {
    kind: 'A time after all: looking at one after the other takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size],
  },
}

const closestWindow: Cases<readonly [nums: Nums, k: number, target: number], Nums> = {
  kind: 'function',
  name: {
    python: 'closest_values',
    typescript: 'closestValues',
    java: 'closestValues',
    cpp: 'closestValues',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'k', type: 'int' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
  statement:
    '`nums` ascends. Return the `k` values closest to `target`, in ascending order; of two values with the same distance, the smaller one is closer. `k` is from 0 to the length of `nums`.',
  examples: [
    { name: 'around the target', args: [[1, 3, 4, 8, 12], 3, 5], result: [3, 4, 8] },
    { name: 'a tie between both ends', args: [[1, 2, 3, 4, 5], 4, 3], result: [1, 2, 3, 4] },
    { name: 'a target below all', args: [[1, 2, 3], 2, -10], result: [1, 2] },
    { name: 'a target above all', args: [[1, 2, 3], 2, 99], result: [2, 3] },
    { name: 'one value', args: [[5], 1, 7], result: [5] },
    { name: 'a gap between equal values', args: [[1, 1, 1, 10, 10], 1, 9], result: [10] },
  ],
  random(next, size) {
    const nums = ascending(next, size)
    return [nums, wholeNumber(next, 0, nums.length), wholeNumber(next, -8, 11)]
  },
  reference: (nums, k, target) =>
    nums
      .toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)
      .slice(0, k)
      .sort((a, b) => a - b),
  isValid: ([nums, k]) => isAscending(nums) && k >= 0 && k <= nums.length,
  growth: {
    kind: 'Three values at the end of the array: walking there takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index), 3, size],
  },
}

function ascending(next: () => number, size: number): Nums {
  return list(next, size, () => wholeNumber(next, -6, 9)).toSorted((a, b) => a - b)
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'lower-bound': lowerBound,
  'latest-at-or-before': latestAtOrBefore,
  'closest-window': closestWindow,
} satisfies Readonly<Record<string, Cases>>
