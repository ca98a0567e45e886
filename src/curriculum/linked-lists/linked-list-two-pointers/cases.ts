import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'detect_cycle',
    typescript: 'detectCycle',
    java: 'detectCycle',
    cpp: 'detectCycle',
  },
  parameters: ['cyclic-list'],
  returns: 'node',
  cases: [
    { args: [{ values: [1, 2, 3, 4, 5, 6], tail: 2 }], result: 3 },
    { args: [{ values: [1, 2, 3, 4, 5], tail: -1 }], result: null },
    { args: [{ values: [4, 8, 15, 16], tail: 0 }], result: 4 },
    { args: [{ values: [1, 2, 3, 4], tail: 3 }], result: 4 },
    { args: [{ values: [-1], tail: 0 }], result: -1 },
    { args: [{ values: [0], tail: -1 }], result: null },
    { args: [{ values: [1, 2], tail: 0 }], result: 1 },
    { args: [{ values: [], tail: -1 }], result: null },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'middle-node': {
    kind: 'function',
    name: { python: 'middle_node', typescript: 'middleNode', java: 'middleNode', cpp: 'middleNode' },
    parameters: ['list'],
    returns: 'node',
    cases: [
      { args: [[1, 2, 3, 4, 5]], result: 3 },
      { args: [[1, 2, 3, 4]], result: 3 },
      { args: [[1]], result: 1 },
      { args: [[1, 2]], result: 2 },
      { args: [[]], result: null },
    ],
  },
  'remove-nth-from-end': {
    kind: 'function',
    name: {
      python: 'remove_nth_from_end',
      typescript: 'removeNthFromEnd',
      java: 'removeNthFromEnd',
      cpp: 'removeNthFromEnd',
    },
    parameters: ['list', 'int'],
    returns: 'list',
    cases: [
      { args: [[1, 2, 3, 4, 5], 2], result: [1, 2, 3, 5] },
      { args: [[1, 2, 3], 3], result: [2, 3] },
      { args: [[1, 2, 3], 1], result: [1, 2] },
      { args: [[8], 1], result: [] },
    ],
  },
  'repeated-number': {
    kind: 'function',
    name: {
      python: 'repeated_number',
      typescript: 'repeatedNumber',
      java: 'repeatedNumber',
      cpp: 'repeatedNumber',
    },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[1, 3, 4, 2, 2]], result: 2 },
      { args: [[3, 1, 3, 4, 2]], result: 3 },
      { args: [[1, 1]], result: 1 },
      { args: [[2, 2, 2, 2]], result: 2 },
      { args: [[4, 3, 1, 4, 2]], result: 4 },
    ],
  },
}
