import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [2, 3, 5, 7]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'subsets_with_sum',
    typescript: 'subsetsWithSum',
    java: 'subsetsWithSum',
    cpp: 'subsetsWithSum',
  },
  parameters: ['int[]', 'int'],
  returns: 'int[][]',
  cases: [
    {
      args: [lesson, 10],
      result: [
        [2, 3, 5],
        [3, 7],
      ],
    },
    { args: [[], 3], result: [] },
    { args: [[4], 4], result: [[4]] },
    { args: [[3, 1, 2], 3], result: [[1, 2], [3]] },
    { args: [[4, 6, 8], 11], result: [] },
    { args: [[2, 1, 2], 3], result: [[1, 2]] },
    { args: [[2, 2, 2], 4], result: [[2, 2]] },
    { args: [[1], 0], result: [[]] },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'all-subsets': {
    kind: 'function',
    name: { python: 'all_subsets', typescript: 'allSubsets', java: 'allSubsets', cpp: 'allSubsets' },
    parameters: ['int[]'],
    returns: 'int[][]',
    cases: [
      { args: [[1, 2, 3]], result: [[], [3], [2], [2, 3], [1], [1, 3], [1, 2], [1, 2, 3]] },
      { args: [[]], result: [[]] },
      { args: [[0]], result: [[], [0]] },
      { args: [[5, 5]], result: [[], [5], [5], [5, 5]] },
    ],
  },
  'unique-permutations': {
    kind: 'function',
    name: {
      python: 'unique_permutations',
      typescript: 'uniquePermutations',
      java: 'uniquePermutations',
      cpp: 'uniquePermutations',
    },
    parameters: ['int[]'],
    returns: 'int[][]',
    cases: [
      {
        args: [[1, 2, 1]],
        result: [
          [1, 1, 2],
          [1, 2, 1],
          [2, 1, 1],
        ],
      },
      { args: [[]], result: [[]] },
      { args: [[3, 3, 3]], result: [[3, 3, 3]] },
      {
        args: [[2, 2, -1, -1]],
        result: [
          [-1, -1, 2, 2],
          [-1, 2, -1, 2],
          [-1, 2, 2, -1],
          [2, -1, -1, 2],
          [2, -1, 2, -1],
          [2, 2, -1, -1],
        ],
      },
      {
        args: [[3, 1, 2]],
        result: [
          [1, 2, 3],
          [1, 3, 2],
          [2, 1, 3],
          [2, 3, 1],
          [3, 1, 2],
          [3, 2, 1],
        ],
      },
    ],
  },
  'combination-sum': {
    kind: 'function',
    name: {
      python: 'combination_sum',
      typescript: 'combinationSum',
      java: 'combinationSum',
      cpp: 'combinationSum',
    },
    parameters: ['int[]', 'int'],
    returns: 'int[][]',
    cases: [
      { args: [[7, 2, 6, 3], 7], result: [[2, 2, 3], [7]] },
      {
        args: [[2, 3, 5], 8],
        result: [
          [2, 2, 2, 2],
          [2, 3, 3],
          [3, 5],
        ],
      },
      { args: [[2], 1], result: [] },
      { args: [[3], 9], result: [[3, 3, 3]] },
      { args: [[4, 6], 7], result: [] },
    ],
  },
  'n-queens': {
    kind: 'function',
    name: { python: 'n_queens', typescript: 'nQueens', java: 'nQueens', cpp: 'nQueens' },
    parameters: ['int'],
    returns: 'string[][]',
    cases: [
      {
        args: [4],
        result: [
          ['.Q..', '...Q', 'Q...', '..Q.'],
          ['..Q.', 'Q...', '...Q', '.Q..'],
        ],
      },
      { args: [1], result: [['Q']] },
      { args: [2], result: [] },
      { args: [3], result: [] },
    ],
  },
}
