import { isPermutation } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

type Nums = readonly number[]

const dutchFlag: Cases<readonly [nums: Nums, pivot: number], Nums> = {
  kind: 'function',
  name: { python: 'partition', typescript: 'partition', java: 'partition', cpp: 'partitionInThree' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'pivot', type: 'int' },
  ],
  returns: 'void',
  statement:
    'Change `nums` so that the values smaller than `pivot` come first, then those equal to it, then the larger ones. The order within each of the three parts does not matter. Return nothing.',
  examples: [
    { name: 'three values, twice each', args: [[2, 0, 1, 2, 1, 0], 1], result: [0, 0, 1, 1, 2, 2] },
    { name: 'a larger value that gives way to a smaller one', args: [[1, 2, 0], 1], result: [0, 1, 2] },
    { name: 'no smaller value', args: [[8, 5, 8], 5], result: [5, 8, 8] },
    { name: 'a pivot above all', args: [[3, 3], 7], result: [3, 3] },
    { name: 'no values', args: [[], 4], result: [] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 0, 6)), wholeNumber(next, 0, 6)],
  reference: (nums, pivot) => [
    ...nums.filter((num) => num < pivot),
    ...nums.filter((num) => num === pivot),
    ...nums.filter((num) => num > pivot),
  ],
  isRight(result, [nums, pivot]) {
    const sides = result.map((num) => Math.sign(num - pivot))
    return (
      isPermutation(result, nums) && String(sides) === String(sides.toSorted((one, other) => one - other))
    )
  },
  growth: {
    kind: 'All values are larger than the pivot, so every one of them moves.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index), 0],
  },
}

const quickselect: Cases<readonly [nums: Nums, k: number], number> = {
  kind: 'function',
  name: { python: 'kth_largest', typescript: 'kthLargest', java: 'kthLargest', cpp: 'kthLargest' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the `k`th largest value of `nums`, where equal values count separately. `k` is from 1 to the length of `nums`, and `nums` may be changed.',
  examples: [
    { name: 'the largest, which occurs twice', args: [[7, 2, 9, 4, 9], 1], result: 9 },
    { name: 'below two equal values', args: [[7, 2, 9, 4, 9], 3], result: 7 },
    { name: 'the smallest', args: [[7, 2, 9, 4, 9], 5], result: 2 },
    { name: 'only equal values', args: [[5, 5, 5], 2], result: 5 },
    { name: 'one negative value', args: [[-3], 1], result: -3 },
  ],
  random(next, size) {
    const nums = [wholeNumber(next, -5, 9), ...list(next, size - 1, () => wholeNumber(next, -5, 9))]
    return [nums, wholeNumber(next, 1, nums.length)]
  },
  reference: (nums, k) => nums.toSorted((a, b) => b - a)[k - 1]!,
  isValid: ([nums, k]) => k >= 1 && k <= nums.length,
  growth: {
    kind: 'The median of sorted values: a pivot that is always the last value makes it quadratic.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size >> 1],
  },
}

const cyclicPlacement: Cases<readonly [nums: Nums], number> = {
  kind: 'function',
  name: { python: 'first_missing', typescript: 'firstMissing', java: 'firstMissing', cpp: 'firstMissing' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return the smallest positive number that is not in `nums`. Use no other collection: `nums` may be changed.',
  examples: [
    { name: 'a gap at two', args: [[3, 5, 1, -2]], result: 2 },
    { name: 'all from 1 on', args: [[2, 1]], result: 3 },
    { name: 'equal values', args: [[1, 1]], result: 2 },
    { name: '1 is missing', args: [[8, 9]], result: 1 },
    { name: 'a whole permutation', args: [[4, 3, 2, 1]], result: 5 },
    { name: 'no values', args: [[]], result: 1 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -1, size + 1))],
  reference(nums) {
    let number = 1
    while (nums.includes(number)) number++
    return number
  },
  growth: {
    kind: 'A permutation backward, with no number missing: searching the array for each number takes n² / 2 looks.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index)],
  },
}

const countInversions: Cases<readonly [nums: Nums], number> = {
  kind: 'function',
  name: {
    python: 'count_inversions',
    typescript: 'countInversions',
    java: 'countInversions',
    cpp: 'countInversions',
  },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return how many pairs of indices of `nums` have the larger value at the smaller index. `nums` may be changed.',
  examples: [
    { name: 'two values far from their places', args: [[4, 1, 3, 2]], result: 4 },
    { name: 'backward', args: [[3, 2, 1]], result: 3 },
    { name: 'equal values are no pair', args: [[2, 2, 2]], result: 0 },
    { name: 'sorted already', args: [[1, 5, 9]], result: 0 },
    { name: 'no values', args: [[]], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -4, 6))],
  reference: (nums) =>
    nums.reduce((sum, num, index) => sum + nums.slice(index + 1).filter((later) => later < num).length, 0),
  growth: {
    kind: 'All values backward: each of the n² / 2 pairs counts.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index)],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'dutch-flag': dutchFlag,
  quickselect,
  'cyclic-placement': cyclicPlacement,
  'count-inversions': countInversions,
} satisfies Readonly<Record<string, Cases>>
