import type { CodeProof } from '#algorithms/code-proof.ts'
import type { LandMap } from './algorithm.ts'

export const corners: LandMap = [
  [1, 0, 1],
  [0, 1, 0],
  [1, 0, 1],
]

export const lake: LandMap = [
  [1, 1, 1],
  [1, 0, 1],
  [1, 1, 1],
]

export const lesson: LandMap = [
  [1, 1, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [0, 0, 1, 0, 0],
  [0, 0, 0, 1, 1],
]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'count_islands', typescript: 'countIslands', java: 'countIslands', cpp: 'countIslands' },
  parameters: ['int[][]'],
  returns: 'int',
  cases: [
    { args: [lesson], result: 3 },
    { args: [corners], result: 5 },
    { args: [lake], result: 1 },
    { args: [[[1, 0, 1, 1, 0, 1]]], result: 3 },
    { args: [[[1], [1], [0], [1]]], result: 2 },
    {
      args: [
        [
          [0, 0],
          [0, 0],
        ],
      ],
      result: 0,
    },
    { args: [[[1]]], result: 1 },
    { args: [[]], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'grid-flood-fill': {
    kind: 'function',
    name: { python: 'flood_fill', typescript: 'floodFill', java: 'floodFill', cpp: 'floodFill' },
    parameters: ['int[][]', 'int', 'int', 'int'],
    returns: 'int[][]',
    cases: [
      {
        args: [
          [
            [1, 1, 2],
            [3, 1, 1],
            [1, 3, 1],
          ],
          0,
          0,
          7,
        ],
        result: [
          [7, 7, 2],
          [3, 7, 7],
          [1, 3, 7],
        ],
      },
      {
        args: [
          [
            [4, 4],
            [4, 5],
          ],
          0,
          0,
          4,
        ],
        result: [
          [4, 4],
          [4, 5],
        ],
      },
      { args: [[[0, 0, 0]], 0, 1, 9], result: [[9, 9, 9]] },
      { args: [[[0], [1]], 1, 0, 0], result: [[0], [0]] },
    ],
  },
  'grid-spiral': {
    kind: 'function',
    name: { python: 'spiral_order', typescript: 'spiralOrder', java: 'spiralOrder', cpp: 'spiralOrder' },
    parameters: ['int[][]'],
    returns: 'int[]',
    cases: [
      {
        args: [
          [
            [1, 2, 3, 4],
            [10, 11, 12, 5],
            [9, 8, 7, 6],
          ],
        ],
        result: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      },
      { args: [[[1, 2, 3]]], result: [1, 2, 3] },
      { args: [[[1], [2], [3]]], result: [1, 2, 3] },
      {
        args: [
          [
            [1, 2],
            [4, 3],
          ],
        ],
        result: [1, 2, 3, 4],
      },
      { args: [[[5]]], result: [5] },
    ],
  },
  'grid-border-first': {
    kind: 'function',
    name: { python: 'close_lakes', typescript: 'closeLakes', java: 'closeLakes', cpp: 'closeLakes' },
    parameters: ['int[][]'],
    returns: 'int[][]',
    cases: [
      {
        args: [
          [
            [1, 1, 1, 1],
            [1, 0, 0, 1],
            [1, 1, 0, 1],
            [0, 0, 1, 1],
          ],
        ],
        result: [
          [1, 1, 1, 1],
          [1, 1, 1, 1],
          [1, 1, 1, 1],
          [0, 0, 1, 1],
        ],
      },
      {
        args: [
          [
            [1, 1, 1],
            [1, 0, 0],
            [1, 1, 1],
          ],
        ],
        result: [
          [1, 1, 1],
          [1, 0, 0],
          [1, 1, 1],
        ],
      },
      { args: [[[0, 1, 0]]], result: [[0, 1, 0]] },
      { args: [[[1]]], result: [[1]] },
    ],
  },
}
