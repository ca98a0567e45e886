import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

type Values = readonly number[]
type Args = readonly [head: Values, position: number, value: number]

export const cases: Cases<Args, Values> = {
  kind: 'function',
  statement:
    'Insert a new node with `value` into the linked list at `head` so that it has index `position`, and return the head of the list. If the list has fewer than `position` nodes, return it unchanged. `position` is not negative, and `head` is null for an empty list.',
  name: { python: 'insert_at', typescript: 'insertAt', java: 'insertAt', cpp: 'insertAt' },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'position', type: 'int' },
    { name: 'value', type: 'int' },
  ],
  returns: 'list',
  examples: [
    { name: 'the lesson', args: [[1, 2, 3, 4], 2, 5], result: [1, 2, 5, 3, 4] },
    { name: 'a new head', args: [[1, 2, 3], 0, 5], result: [5, 1, 2, 3] },
    { name: 'at the end', args: [[1, 2, 3], 3, 5], result: [1, 2, 3, 5] },
    { name: 'one place too far', args: [[1, 2, 3], 4, 5], result: [1, 2, 3] },
    { name: 'into nothing', args: [[], 0, 0], result: [0] },
    { name: 'past nothing', args: [[], 1, 0], result: [] },
    { name: 'far past nothing', args: [[], 2, 5], result: [] },
    { name: 'equal values', args: [[-4, -4, 0], 1, -4], result: [-4, -4, -4, 0] },
  ],
  random(next, size) {
    const values = list(next, size, () => wholeNumber(next, -4, 9))
    return [values, wholeNumber(next, 0, values.length + 2), wholeNumber(next, -4, 9)]
  },
  reference: (values, position, value) =>
    position > values.length ? values : values.toSpliced(position, 0, value),
  isValid: ([, position]) => position >= 0,
  growth: {
    kind: 'A node at the end: every link has to be followed.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size, -1],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'remove-with-dummy': {
    kind: 'function',
    name: { python: 'remove_value', typescript: 'removeValue', java: 'removeValue', cpp: 'removeValue' },
    parameters: ['list', 'int'],
    returns: 'list',
    cases: [
      { args: [[7, 7, 3, 7], 7], result: [3] },
      { args: [[1, 2, 3], 9], result: [1, 2, 3] },
      { args: [[4, 4], 4], result: [] },
      { args: [[], 1], result: [] },
      { args: [[1, 5, 5, 2], 5], result: [1, 2] },
    ],
  },
  'merge-two-lists': {
    kind: 'function',
    name: { python: 'merge_lists', typescript: 'mergeLists', java: 'mergeLists', cpp: 'mergeLists' },
    parameters: ['list', 'list'],
    returns: 'list',
    cases: [
      {
        args: [
          [1, 4, 6],
          [2, 4, 9, 11],
        ],
        result: [1, 2, 4, 4, 6, 9, 11],
      },
      { args: [[], []], result: [] },
      { args: [[], [3]], result: [3] },
      { args: [[5], []], result: [5] },
      { args: [[8], [1, 2]], result: [1, 2, 8] },
    ],
  },
  'partition-two-tails': {
    kind: 'function',
    name: { python: 'partition', typescript: 'partition', java: 'partition', cpp: 'partition' },
    parameters: ['list', 'int'],
    returns: 'list',
    cases: [
      { args: [[6, 1, 8, 2, 5, 3], 5], result: [1, 2, 3, 6, 8, 5] },
      { args: [[1, 2], 9], result: [1, 2] },
      { args: [[7, 8], 3], result: [7, 8] },
      { args: [[], 1], result: [] },
      { args: [[5, 4], 5], result: [4, 5] },
    ],
  },
}
