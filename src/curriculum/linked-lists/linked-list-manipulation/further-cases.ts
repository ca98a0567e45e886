import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'

type Values = readonly number[]

const removeWithDummy: Cases<readonly [head: Values, value: number], Values> = {
  kind: 'function',
  name: { python: 'remove_value', typescript: 'removeValue', java: 'removeValue', cpp: 'removeValue' },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'value', type: 'int' },
  ],
  returns: 'list',
  statement:
    'Remove every node with `value` from the linked list at `head`, and return the head of what is left. `head` is null for an empty list.',
  examples: [
    { name: 'the head and the end', args: [[7, 7, 3, 7], 7], result: [3] },
    { name: 'not in the list', args: [[1, 2, 3], 9], result: [1, 2, 3] },
    { name: 'everything', args: [[4, 4], 4], result: [] },
    { name: 'an empty list', args: [[], 1], result: [] },
    { name: 'two in a row', args: [[1, 5, 5, 2], 5], result: [1, 2] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 1, 4)), wholeNumber(next, 1, 4)],
  reference: (head, value) => head.filter((each) => each !== value),
  growth: {
    kind: 'Every second node goes: the list is walked once.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index % 2), 1],
  },
}

const mergeTwoLists: Cases<readonly [a: Values, b: Values], Values> = {
  kind: 'function',
  name: { python: 'merge_lists', typescript: 'mergeLists', java: 'mergeLists', cpp: 'mergeLists' },
  parameters: [
    { name: 'a', type: 'list' },
    { name: 'b', type: 'list' },
  ],
  returns: 'list',
  statement:
    'The linked lists at `a` and `b` are sorted in ascending order. Merge their nodes into one sorted list, and return its head. An empty list is null.',
  examples: [
    {
      name: 'in turns, one longer than the other',
      args: [
        [1, 4, 6],
        [2, 4, 9, 11],
      ],
      result: [1, 2, 4, 4, 6, 9, 11],
    },
    { name: 'two empty lists', args: [[], []], result: [] },
    { name: 'the first is empty', args: [[], [3]], result: [3] },
    { name: 'the second is empty', args: [[5], []], result: [5] },
    { name: 'all of the second come first', args: [[8], [1, 2]], result: [1, 2, 8] },
  ],
  random: (next, size) => [ascending(next, size), ascending(next, size)],
  reference: (a, b) => [...a, ...b].toSorted((one, other) => one - other),
  isValid: (args) => args.every(isAscending),
  growth: {
    kind: 'Values of both lists in turns, so that every link changes.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [
      Array.from({ length: size >> 1 }, (_, index) => 2 * index),
      Array.from({ length: size >> 1 }, (_, index) => 2 * index + 1),
    ],
  },
}

const partitionTwoTails: Cases<readonly [head: Values, pivot: number], Values> = {
  kind: 'function',
  name: { python: 'partition', typescript: 'partition', java: 'partition', cpp: 'partition' },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'pivot', type: 'int' },
  ],
  returns: 'list',
  statement:
    'Rearrange the linked list at `head` so that all nodes with values below `pivot` come before all others; within both parts the order stays as it was. Return the head, null for an empty list.',
  examples: [
    { name: 'values on both sides in turns', args: [[6, 1, 8, 2, 5, 3], 5], result: [1, 2, 3, 6, 8, 5] },
    { name: 'only smaller ones', args: [[1, 2], 9], result: [1, 2] },
    { name: 'only larger ones', args: [[7, 8], 3], result: [7, 8] },
    { name: 'an empty list', args: [[], 1], result: [] },
    { name: 'the pivot itself comes first', args: [[5, 4], 5], result: [4, 5] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 0, 9)), wholeNumber(next, 0, 9)],
  reference: (head, pivot) => [
    ...head.filter((each) => each < pivot),
    ...head.filter((each) => each >= pivot),
  ],
  growth: {
    kind: 'Large and small values in turns: searching for the next small one from each takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => (index + 1) % 2), 1],
  },
}

function ascending(next: () => number, size: number): Values {
  return list(next, size / 2, () => wholeNumber(next, -4, 9)).toSorted((a, b) => a - b)
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'remove-with-dummy': removeWithDummy,
  'merge-two-lists': mergeTwoLists,
  'partition-two-tails': partitionTwoTails,
} satisfies Readonly<Record<string, Cases>>
