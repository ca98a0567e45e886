import { subsetsOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { cases } from './cases.ts'

type Nums = readonly number[]

const knapsackMemo = variantOf(cases, {
  name: {
    python: 'knapsack_with_memo',
    typescript: 'knapsackWithMemo',
    java: 'knapsackWithMemo',
    cpp: 'knapsackWithMemo',
  },
  statement:
    'There are items with these `weights` and `values`; each can be taken once or left. Return the largest total value whose total weight is at most `capacity`, top-down with a memo. Weights are positive, and nothing is negative.',
})

const knapsackOneRow = variantOf(cases, {
  name: {
    python: 'knapsack_one_row',
    typescript: 'knapsackOneRow',
    java: 'knapsackOneRow',
    cpp: 'knapsackOneRow',
  },
  statement:
    'There are items with these `weights` and `values`; each can be taken once or left. Return the largest total value whose total weight is at most `capacity`, with one row instead of a table. Weights are positive, and nothing is negative.',
})

const partitionEqualSubset: Cases<readonly [nums: Nums], boolean> = {
  kind: 'function',
  name: { python: 'can_partition', typescript: 'canPartition', java: 'canPartition', cpp: 'canPartition' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'bool',
  statement:
    'Return whether the elements of `nums` can be divided into two groups with the same sum. No number is negative.',
  examples: [
    { name: 'five numbers', args: [[3, 1, 4, 2, 2]], result: true },
    { name: 'an odd sum', args: [[2, 2, 3]], result: false },
    { name: 'an even sum', args: [[1, 2, 5]], result: false },
    { name: 'two different numbers', args: [[3, 9]], result: false },
    { name: 'two equal numbers', args: [[7, 7]], result: true },
    { name: 'one number', args: [[4]], result: false },
  ],
  random: (next, size) => [list(next, Math.min(9, size), () => wholeNumber(next, 0, 8))],
  reference: (nums) => subsetsOf(nums).some((group) => 2 * sumOf(group) === sumOf(nums)),
  isValid: ([nums]) => nums.every((num) => num >= 0),
  growth: {
    kind: 'Small numbers, and one that is too large: the groups grow exponentially, and the sums with the square of their count.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => [
      [...Array.from({ length: size - 1 }, (_, index) => 2 + 2 * (index % 3)), 6 * size + ((6 * size) % 2)],
    ],
  },
}

const targetSum: Cases<readonly [nums: Nums, target: number], number> = {
  kind: 'function',
  name: {
    python: 'find_target_sum_ways',
    typescript: 'findTargetSumWays',
    java: 'findTargetSumWays',
    cpp: 'findTargetSumWays',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Each element of `nums` gets a plus or a minus. Return in how many ways the sum becomes `target`; ways that differ in the sign of a zero count separately. No number is negative.',
  examples: [
    { name: 'two ways', args: [[1, 2, 3], 0], result: 2 },
    { name: 'all minus', args: [[1, 2, 3], -6], result: 1 },
    { name: 'too far', args: [[1], 2], result: 0 },
    { name: 'an odd difference', args: [[2, 3], 2], result: 0 },
    { name: 'zeros', args: [[0, 0, 1], 1], result: 4 },
    { name: 'four of six signs', args: [[1, 1, 1, 1], -2], result: 4 },
  ],
  random: (next, size) => [
    list(next, Math.min(9, size), () => wholeNumber(next, 0, 5)),
    wholeNumber(next, -6, 8),
  ],
  reference: (nums, target) =>
    subsetsOf(nums).filter((plus) => 2 * sumOf(plus) - sumOf(nums) === target).length,
  isValid: ([nums]) => nums.length <= 30 && nums.every((num) => num >= 0),
  growth: {
    kind: 'Growing numbers, so that there are few ways, but as many sums as their total: trying all signs grows exponentially.',
    order: 1,
    sizes: [256, 1024, 16_384],
    input: (size) => [Array.from({ length: 16 }, (_, index) => size + index), 0],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'knapsack-memo': knapsackMemo,
  'knapsack-one-row': knapsackOneRow,
  'partition-equal-subset': partitionEqualSubset,
  'target-sum': targetSum,
} satisfies Readonly<Record<string, Cases>>
