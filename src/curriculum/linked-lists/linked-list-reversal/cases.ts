import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

type Values = readonly number[]

export const cases: Cases<readonly [head: Values], Values> = {
  kind: 'function',
  statement:
    'Reverse the linked list at `head` and return its new head. `head` is null for an empty list; return null then.',
  name: { python: 'reverse_list', typescript: 'reverseList', java: 'reverseList', cpp: 'reverseList' },
  parameters: [{ name: 'head', type: 'list' }],
  returns: 'list',
  examples: [
    { name: 'the lesson', args: [[1, 2, 3, 4, 5]], result: [5, 4, 3, 2, 1] },
    { name: 'two nodes', args: [[8, 3]], result: [3, 8] },
    { name: 'equal values', args: [[4, 4, 0, -4]], result: [-4, 0, 4, 4] },
    { name: 'negative values', args: [[-1, -2]], result: [-2, -1] },
    { name: 'one node', args: [[7]], result: [7] },
    { name: 'no nodes', args: [[]], result: [] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -3, 5))],
  reference: (values) => values.toReversed(),
  growth: {
    kind: 'Any list: walking to the last node for each node of the result takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'reverse-segment': {
    kind: 'function',
    name: {
      python: 'reverse_between',
      typescript: 'reverseBetween',
      java: 'reverseBetween',
      cpp: 'reverseBetween',
    },
    parameters: ['list', 'int', 'int'],
    returns: 'list',
    cases: [
      { args: [[1, 2, 3, 4, 5], 2, 4], result: [1, 4, 3, 2, 5] },
      { args: [[1, 2, 3], 1, 3], result: [3, 2, 1] },
      { args: [[1, 2, 3], 2, 2], result: [1, 2, 3] },
      { args: [[9], 1, 1], result: [9] },
      { args: [[4, 5], 1, 2], result: [5, 4] },
    ],
  },
  'reverse-k-group': {
    kind: 'function',
    name: {
      python: 'reverse_groups',
      typescript: 'reverseGroups',
      java: 'reverseGroups',
      cpp: 'reverseGroups',
    },
    parameters: ['list', 'int'],
    returns: 'list',
    cases: [
      { args: [[1, 2, 3, 4, 5], 2], result: [2, 1, 4, 3, 5] },
      { args: [[1, 2, 3, 4, 5], 3], result: [3, 2, 1, 4, 5] },
      { args: [[1, 2, 3], 1], result: [1, 2, 3] },
      { args: [[1, 2, 3, 4], 4], result: [4, 3, 2, 1] },
      { args: [[], 2], result: [] },
      { args: [[7], 2], result: [7] },
    ],
  },
  'reverse-recursive': {
    kind: 'function',
    name: {
      python: 'reverse_recursively',
      typescript: 'reverseRecursively',
      java: 'reverseRecursively',
      cpp: 'reverseRecursively',
    },
    parameters: ['list'],
    returns: 'list',
    cases: [
      { args: [[1, 2, 3, 4]], result: [4, 3, 2, 1] },
      { args: [[8, 3]], result: [3, 8] },
      { args: [[7]], result: [7] },
      { args: [[]], result: [] },
    ],
  },
}
