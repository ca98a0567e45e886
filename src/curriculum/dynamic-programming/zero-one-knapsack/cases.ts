import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'knapsack', typescript: 'knapsack', java: 'knapsack', cpp: 'knapsack' },
  parameters: ['int[]', 'int[]', 'int'],
  returns: 'int',
  cases: [
    { args: [[3, 2, 4], [5, 3, 6], 6], result: 9 },
    { args: [[1, 2, 3], [2, 3, 4], 7], result: 9 },
    { args: [[6, 8], [9, 12], 5], result: 0 },
    { args: [[2], [4], 10], result: 4 },
    { args: [[2, 2, 3], [4, 4, 5], 5], result: 9 },
    { args: [[1, 2], [0, 7], 4], result: 7 },
    { args: [[1, 2], [3, 4], 0], result: 0 },
    { args: [[], [], 4], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'knapsack-one-row': {
    kind: 'function',
    name: {
      python: 'knapsack_one_row',
      typescript: 'knapsackOneRow',
      java: 'knapsackOneRow',
      cpp: 'knapsackOneRow',
    },
    parameters: ['int[]', 'int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[3, 2, 4], [5, 3, 6], 6], result: 9 },
      // Used twice, the item would be worth 8.
      { args: [[2], [4], 10], result: 4 },
      { args: [[2, 2, 3], [4, 4, 5], 5], result: 9 },
      { args: [[6, 8], [9, 12], 5], result: 0 },
      { args: [[1, 2], [3, 4], 0], result: 0 },
      { args: [[], [], 4], result: 0 },
    ],
  },
  'partition-equal-subset': {
    kind: 'function',
    name: {
      python: 'can_partition',
      typescript: 'canPartition',
      java: 'canPartition',
      cpp: 'canPartition',
    },
    parameters: ['int[]'],
    returns: 'bool',
    cases: [
      { args: [[3, 1, 4, 2, 2]], result: true },
      { args: [[2, 2, 3]], result: false },
      { args: [[1, 2, 5]], result: false },
      // The half is 6, which 3 would reach only if used twice.
      { args: [[3, 9]], result: false },
      { args: [[7, 7]], result: true },
      { args: [[4]], result: false },
    ],
  },
  'target-sum': {
    kind: 'function',
    name: {
      python: 'find_target_sum_ways',
      typescript: 'findTargetSumWays',
      java: 'findTargetSumWays',
      cpp: 'findTargetSumWays',
    },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[1, 2, 3], 0], result: 2 },
      { args: [[1, 2, 3], -6], result: 1 },
      { args: [[1], 2], result: 0 },
      { args: [[2, 3], 2], result: 0 },
      { args: [[0, 0, 1], 1], result: 4 },
      { args: [[1, 1, 1, 1], -2], result: 4 },
    ],
  },
}
