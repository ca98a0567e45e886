import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'least_speed', typescript: 'leastSpeed', java: 'leastSpeed', cpp: 'leastSpeed' },
  parameters: ['int[]', 'int'],
  returns: 'int',
  cases: [
    { args: [[4, 9, 11, 5], 8], result: 5 },
    { args: [[5, 8, 3], 3], result: 8 },
    { args: [[4, 9, 11, 5], 40], result: 1 },
    { args: [[7], 3], result: 3 },
    { args: [[7], 1], result: 7 },
    { args: [[6, 6, 6, 6], 8], result: 3 },
    { args: [[1, 1, 1], 3], result: 1 },
    { args: [[1, 12, 1], 5], result: 4 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'smallest-capacity': {
    kind: 'function',
    name: {
      python: 'smallest_capacity',
      typescript: 'smallestCapacity',
      java: 'smallestCapacity',
      cpp: 'smallestCapacity',
    },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[4, 2, 7, 1, 5], 3], result: 7 },
      { args: [[4, 2, 7, 1, 5], 1], result: 19 },
      { args: [[4, 2, 7, 1, 5], 5], result: 7 },
      { args: [[4, 2, 7, 1, 5], 2], result: 13 },
      { args: [[9], 1], result: 9 },
      { args: [[3, 3, 3, 3], 2], result: 6 },
    ],
  },
  'largest-gap': {
    kind: 'function',
    name: { python: 'largest_gap', typescript: 'largestGap', java: 'largestGap', cpp: 'largestGap' },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[1, 2, 4, 8, 9], 3], result: 3 },
      { args: [[9, 1, 5], 2], result: 8 },
      { args: [[3, 7], 2], result: 4 },
      { args: [[1, 2, 3, 4], 4], result: 1 },
      { args: [[10, 1, 2, 7, 5], 3], result: 4 },
    ],
  },
  'kth-in-sorted-matrix': {
    kind: 'function',
    name: { python: 'kth_smallest', typescript: 'kthSmallest', java: 'kthSmallest', cpp: 'kthSmallest' },
    parameters: ['int[][]', 'int'],
    returns: 'int',
    cases: [
      {
        args: [
          [
            [1, 5, 9],
            [10, 11, 13],
            [12, 13, 15],
          ],
          8,
        ],
        result: 13,
      },
      { args: [[[-5]], 1], result: -5 },
      {
        args: [
          [
            [1, 2],
            [1, 3],
          ],
          2,
        ],
        result: 1,
      },
      {
        args: [
          [
            [1, 2],
            [1, 3],
          ],
          3,
        ],
        result: 2,
      },
      {
        args: [
          [
            [-8, -2],
            [-3, 4],
          ],
          1,
        ],
        result: -8,
      },
      {
        args: [
          [
            [-8, -2],
            [-3, 4],
          ],
          4,
        ],
        result: 4,
      },
      {
        args: [
          [
            [-2_000_000_000, 0],
            [0, 2_000_000_000],
          ],
          4,
        ],
        result: 2_000_000_000,
      },
    ],
  },
}
