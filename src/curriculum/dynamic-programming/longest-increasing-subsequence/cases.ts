import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [5, 2, 8, 3, 9, 1, 4, 6]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'length_of_lis', typescript: 'lengthOfLIS', java: 'lengthOfLIS', cpp: 'lengthOfLIS' },
  parameters: ['int[]'],
  returns: 'int',
  cases: [
    { args: [lesson], result: 4 },
    { args: [[]], result: 0 },
    { args: [[6]], result: 1 },
    { args: [[4, 4, 4]], result: 1 },
    { args: [[9, 7, 5, 3, 1]], result: 1 },
    { args: [[1, 3, 4, 6]], result: 4 },
    { args: [[2, 5, 1]], result: 2 },
    { args: [[0, -7, -2, -5, 0, -1, 3]], result: 4 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'lis-quadratic': {
    kind: 'function',
    name: {
      python: 'length_of_lis_quadratic',
      typescript: 'lengthOfLISQuadratic',
      java: 'lengthOfLISQuadratic',
      cpp: 'lengthOfLISQuadratic',
    },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[5, 2, 8, 3, 9, 1, 4, 6]], result: 4 },
      { args: [[1, 2, 3, 0]], result: 3 },
      { args: [[4, 4, 4]], result: 1 },
      { args: [[-3]], result: 1 },
      { args: [[]], result: 0 },
    ],
  },
  'russian-doll-envelopes': {
    kind: 'function',
    name: {
      python: 'max_envelopes',
      typescript: 'maxEnvelopes',
      java: 'maxEnvelopes',
      cpp: 'maxEnvelopes',
    },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      {
        args: [
          [
            [4, 5],
            [2, 3],
            [6, 4],
            [5, 6],
          ],
        ],
        result: 3,
      },
      {
        args: [
          [
            [1, 1],
            [1, 2],
            [1, 3],
          ],
        ],
        result: 1,
      },
      {
        args: [
          [
            [2, 2],
            [3, 2],
            [4, 2],
          ],
        ],
        result: 1,
      },
      {
        args: [
          [
            [2, 9],
            [2, 3],
            [5, 4],
            [5, 10],
          ],
        ],
        result: 2,
      },
      { args: [[[7, 7]]], result: 1 },
    ],
  },
}
