import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [2, 3, -1, 4, 1, -2, 5]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'count_subarrays',
    typescript: 'countSubarrays',
    java: 'countSubarrays',
    cpp: 'countSubarrays',
  },
  parameters: ['int[]', 'int'],
  returns: 'int',
  cases: [
    { args: [lesson, 4], result: 4 },
    { args: [[1, 1, 1, 1], 2], result: 3 },
    { args: [[0, 0, 0], 0], result: 6 },
    { args: [[-2, -1, -3, -1], -4], result: 2 },
    { args: [[5, 8, 6], 3], result: 0 },
    { args: [[7], 7], result: 1 },
    { args: [[], 0], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  kadane: {
    kind: 'function',
    name: { python: 'max_subarray', typescript: 'maxSubarray', java: 'maxSubarray', cpp: 'maxSubarray' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[2, -3, 4, -1, 2]], result: 5 },
      { args: [[-7]], result: -7 },
      { args: [[-3, -1, -2]], result: -1 },
      { args: [[5, -9, 6]], result: 6 },
      { args: [[0, 0]], result: 0 },
    ],
  },
  'range-sums': {
    kind: 'function',
    name: { python: 'range_sums', typescript: 'rangeSums', java: 'rangeSums', cpp: 'rangeSums' },
    parameters: ['int[]', 'int[][]'],
    returns: 'int[]',
    cases: [
      {
        args: [
          [3, -1, 4, 2],
          [
            [0, 3],
            [1, 2],
            [2, 2],
          ],
        ],
        result: [8, 3, 4],
      },
      { args: [[7], [[0, 0]]], result: [7] },
      { args: [[-2, -5], [[0, 1]]], result: [-7] },
      { args: [[], []], result: [] },
    ],
  },
  'difference-array': {
    kind: 'function',
    name: { python: 'apply_updates', typescript: 'applyUpdates', java: 'applyUpdates', cpp: 'applyUpdates' },
    parameters: ['int', 'int[][]'],
    returns: 'int[]',
    cases: [
      {
        args: [
          5,
          [
            [1, 3, 2],
            [2, 4, 3],
          ],
        ],
        result: [0, 2, 5, 5, 3],
      },
      {
        args: [
          3,
          [
            [0, 2, 4],
            [1, 1, -4],
          ],
        ],
        result: [4, 0, 4],
      },
      { args: [2, []], result: [0, 0] },
      { args: [1, [[0, 0, 9]]], result: [9] },
    ],
  },
}
