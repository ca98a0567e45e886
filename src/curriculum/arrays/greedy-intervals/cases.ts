import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson: readonly (readonly [number, number])[] = [
  [0, 6],
  [5, 9],
  [1, 4],
  [3, 9],
  [8, 11],
  [3, 5],
  [6, 10],
  [5, 7],
]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'most_intervals',
    typescript: 'mostIntervals',
    java: 'mostIntervals',
    cpp: 'mostIntervals',
  },
  parameters: ['int[][]'],
  returns: 'int[][]',
  cases: [
    {
      args: [lesson],
      result: [
        [1, 4],
        [5, 7],
        [8, 11],
      ],
    },
    { args: [[]], result: [] },
    { args: [[[4, 8]]], result: [[4, 8]] },
    {
      args: [
        [
          [2, 5],
          [2, 5],
        ],
      ],
      result: [[2, 5]],
    },
    {
      args: [
        [
          [2, 3],
          [1, 2],
          [-1, 1],
        ],
      ],
      result: [
        [-1, 1],
        [1, 2],
        [2, 3],
      ],
    },
    {
      args: [
        [
          [1, 10],
          [2, 3],
          [4, 5],
        ],
      ],
      result: [
        [2, 3],
        [4, 5],
      ],
    },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'merge-intervals': {
    kind: 'function',
    name: {
      python: 'merge_intervals',
      typescript: 'mergeIntervals',
      java: 'mergeIntervals',
      cpp: 'mergeIntervals',
    },
    parameters: ['int[][]'],
    returns: 'int[][]',
    cases: [
      {
        args: [
          [
            [6, 8],
            [1, 4],
            [3, 5],
          ],
        ],
        result: [
          [1, 5],
          [6, 8],
        ],
      },
      {
        args: [
          [
            [1, 10],
            [2, 3],
          ],
        ],
        result: [[1, 10]],
      },
      {
        args: [
          [
            [1, 2],
            [2, 4],
          ],
        ],
        result: [[1, 4]],
      },
      { args: [[[5, 7]]], result: [[5, 7]] },
      { args: [[]], result: [] },
    ],
  },
  'fewest-jumps': {
    kind: 'function',
    name: { python: 'fewest_jumps', typescript: 'fewestJumps', java: 'fewestJumps', cpp: 'fewestJumps' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[2, 4, 1, 1, 0, 3]], result: 2 },
      { args: [[1, 1, 1]], result: 2 },
      { args: [[5, 0, 0]], result: 1 },
      { args: [[1, 0, 2]], result: -1 },
      { args: [[0]], result: 0 },
    ],
  },
  'fewest-rooms': {
    kind: 'function',
    name: { python: 'fewest_rooms', typescript: 'fewestRooms', java: 'fewestRooms', cpp: 'fewestRooms' },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      {
        args: [
          [
            [9, 12],
            [10, 11],
            [11, 13],
          ],
        ],
        result: 2,
      },
      {
        args: [
          [
            [1, 3],
            [3, 5],
          ],
        ],
        result: 1,
      },
      {
        args: [
          [
            [4, 9],
            [4, 9],
            [8, 10],
          ],
        ],
        result: 3,
      },
      { args: [[]], result: 0 },
    ],
  },
}
