import type { CodeProof } from '#algorithms/code-proof.ts'

export const lateTurn = [
  [1, 2, 9],
  [4, 9, 9],
  [1, 1, 1],
]

export const lesson = [
  [1, 3, 1, 5],
  [2, 8, 2, 1],
  [4, 1, 6, 2],
]

export const mixed = [
  [0, -2, 3],
  [5, -4, 0],
  [1, 6, -1],
]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'min_path_sum', typescript: 'minPathSum', java: 'minPathSum', cpp: 'minPathSum' },
  parameters: ['int[][]'],
  returns: 'int',
  cases: [
    { args: [lesson], result: 10 },
    { args: [lateTurn], result: 8 },
    { args: [mixed], result: -7 },
    { args: [[[3, 1, 4, 1]]], result: 9 },
    { args: [[[3], [1], [4]]], result: 8 },
    { args: [[[7]]], result: 7 },
  ],
}

const costs = [
  [1, 3, 1, 5],
  [2, 8, 2, 1],
  [4, 1, 6, 2],
]
const squares = [
  [0, 1, 1, 1],
  [1, 1, 1, 1],
  [0, 1, 1, 1],
  [1, 0, 1, 1],
]
const checkered = [
  [1, 0],
  [0, 1],
]

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'grid-one-row': {
    kind: 'function',
    name: {
      python: 'min_path_sum_one_row',
      typescript: 'minPathSumOneRow',
      java: 'minPathSumOneRow',
      cpp: 'minPathSumOneRow',
    },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      { args: [costs], result: 10 },
      { args: [[[3, 1, 4, 1]]], result: 9 },
      { args: [[[3], [1], [4]]], result: 8 },
      { args: [[[7]]], result: 7 },
    ],
  },
  'maximal-square': {
    kind: 'function',
    name: {
      python: 'maximal_square',
      typescript: 'maximalSquare',
      java: 'maximalSquare',
      cpp: 'maximalSquare',
    },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      { args: [squares], result: 9 },
      { args: [checkered], result: 1 },
      { args: [[[0, 0]]], result: 0 },
      { args: [[[1], [1], [1]]], result: 1 },
      { args: [[[1]]], result: 1 },
    ],
  },
}
