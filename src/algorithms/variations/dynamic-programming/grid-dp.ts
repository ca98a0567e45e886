import type { CodeProof } from '../../checks/code-proof.ts'

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
