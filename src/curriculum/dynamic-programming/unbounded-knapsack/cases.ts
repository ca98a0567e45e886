import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'change', typescript: 'change', java: 'change', cpp: 'change' },
  parameters: ['int', 'int[]'],
  returns: 'int',
  cases: [
    { args: [6, [1, 2, 5]], result: 5 },
    { args: [6, [5, 1, 2]], result: 5 },
    { args: [7, [2, 4]], result: 0 },
    { args: [9, [3]], result: 1 },
    { args: [4, [8, 9]], result: 0 },
    { args: [0, [1, 2, 5]], result: 1 },
    { args: [4, []], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'coin-change-fewest': {
    kind: 'function',
    name: { python: 'coin_change', typescript: 'coinChange', java: 'coinChange', cpp: 'coinChange' },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[1, 3, 4], 6], result: 2 },
      { args: [[1, 5, 6], 10], result: 2 },
      { args: [[4, 6], 9], result: -1 },
      { args: [[7, 20], 5], result: -1 },
      { args: [[3], 12], result: 4 },
      { args: [[1, 3, 4], 0], result: 0 },
      { args: [[], 4], result: -1 },
    ],
  },
  'coin-combinations': {
    kind: 'function',
    name: {
      python: 'count_combinations',
      typescript: 'countCombinations',
      java: 'countCombinations',
      cpp: 'countCombinations',
    },
    parameters: ['int', 'int[]'],
    returns: 'int',
    cases: [
      { args: [3, [1, 2]], result: 2 },
      { args: [6, [1, 2, 5]], result: 5 },
      { args: [6, [5, 2, 1]], result: 5 },
      { args: [7, [2, 4]], result: 0 },
      { args: [0, [3]], result: 1 },
      { args: [4, []], result: 0 },
    ],
  },
  'coin-sequences': {
    kind: 'function',
    name: {
      python: 'count_sequences',
      typescript: 'countSequences',
      java: 'countSequences',
      cpp: 'countSequences',
    },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[1, 2], 3], result: 3 },
      { args: [[2, 1], 4], result: 5 },
      { args: [[3, 5], 8], result: 2 },
      { args: [[2, 4], 7], result: 0 },
      { args: [[9], 3], result: 0 },
    ],
  },
}
