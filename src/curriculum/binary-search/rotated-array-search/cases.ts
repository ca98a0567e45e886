import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [22, 25, 2, 7, 11, 15, 18]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'search_rotated',
    typescript: 'searchRotated',
    java: 'searchRotated',
    cpp: 'searchRotated',
  },
  parameters: ['int[]', 'int'],
  returns: 'int',
  cases: [
    { args: [lesson, 22], result: 0 },
    { args: [lesson, 25], result: 1 },
    { args: [lesson, 2], result: 2 },
    { args: [lesson, 18], result: 6 },
    { args: [lesson, 9], result: -1 },
    { args: [[1, 2, 3, 4, 5], 4], result: 3 },
    { args: [[], 0], result: -1 },
    { args: [[5], 5], result: 0 },
    { args: [[5], 6], result: -1 },
    { args: [[9, 4], 4], result: 1 },
    { args: [[0, -3, -2, -1], 0], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'rotated-minimum': {
    kind: 'function',
    name: { python: 'find_minimum', typescript: 'findMinimum', java: 'findMinimum', cpp: 'findMinimum' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[22, 25, 2, 7, 11]], result: 2 },
      { args: [[1, 2, 3]], result: 1 },
      { args: [[3, 1]], result: 1 },
      { args: [[5]], result: 5 },
      { args: [[2, 3, 4, 5, -1]], result: -1 },
    ],
  },
  'peak-element': {
    kind: 'function',
    name: { python: 'find_peak', typescript: 'findPeak', java: 'findPeak', cpp: 'findPeak' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[1, 4, 9, 6, 2]], result: 2 },
      { args: [[1, 2, 3, 4]], result: 3 },
      { args: [[9, 5, 3]], result: 0 },
      { args: [[7]], result: 0 },
      { args: [[1, 2]], result: 1 },
      { args: [[1, 3, 2, 0, -1]], result: 1 },
    ],
  },
  'rotated-with-duplicates': {
    kind: 'function',
    name: { python: 'contains', typescript: 'contains', java: 'contains', cpp: 'contains' },
    parameters: ['int[]', 'int'],
    returns: 'bool',
    cases: [
      { args: [[1, 1, 1, 0, 1], 0], result: true },
      { args: [[1, 0, 1, 1, 1], 0], result: true },
      { args: [[2, 5, 6, 0, 0, 1, 2], 3], result: false },
      { args: [[2, 5, 6, 0, 0, 1, 2], 0], result: true },
      { args: [[], 1], result: false },
      { args: [[3, 1], 1], result: true },
      { args: [[4, 4, 4], 5], result: false },
    ],
  },
}
