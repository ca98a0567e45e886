import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { cases } from './cases.ts'

type Values = readonly number[]

const reverseSegment: Cases<readonly [head: Values, left: number, right: number], Values> = {
  kind: 'function',
  name: {
    python: 'reverse_between',
    typescript: 'reverseBetween',
    java: 'reverseBetween',
    cpp: 'reverseBetween',
  },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'left', type: 'int' },
    { name: 'right', type: 'int' },
  ],
  returns: 'list',
  statement:
    'Reverse the nodes of the linked list at `head` from position `left` to position `right`, counted from 1 and both included, and return the head. `left` is at least 1 and at most `right`, which is at most the length.',
  examples: [
    { name: 'inside the list', args: [[1, 2, 3, 4, 5], 2, 4], result: [1, 4, 3, 2, 5] },
    { name: 'the whole list', args: [[1, 2, 3], 1, 3], result: [3, 2, 1] },
    { name: 'a segment of one node', args: [[1, 2, 3], 2, 2], result: [1, 2, 3] },
    { name: 'one node', args: [[9], 1, 1], result: [9] },
    { name: 'two nodes', args: [[4, 5], 1, 2], result: [5, 4] },
  ],
  random(next, size) {
    const values = [0, ...list(next, size - 1, () => 0)].map((_, index) => index)
    const left = wholeNumber(next, 1, values.length)
    return [values, left, wholeNumber(next, left, values.length)]
  },
  reference: (head, left, right) => [
    ...head.slice(0, left - 1),
    ...head.slice(left - 1, right).toReversed(),
    ...head.slice(right),
  ],
  isValid: ([head, left, right]) => left >= 1 && left <= right && right <= head.length,
  growth: {
    kind: 'All nodes but the first and the last are reversed.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index), 2, size - 1],
  },
}

const reverseKGroup: Cases<readonly [head: Values, k: number], Values> = {
  kind: 'function',
  name: {
    python: 'reverse_groups',
    typescript: 'reverseGroups',
    java: 'reverseGroups',
    cpp: 'reverseGroups',
  },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'k', type: 'int' },
  ],
  returns: 'list',
  statement:
    'Reverse each group of `k` nodes of the linked list at `head`; nodes at the end that are fewer than `k` stay as they are. Return the head, null for an empty list. `k` is at least 1.',
  examples: [
    { name: 'pairs, and one node left', args: [[1, 2, 3, 4, 5], 2], result: [2, 1, 4, 3, 5] },
    { name: 'a group of three, and two left', args: [[1, 2, 3, 4, 5], 3], result: [3, 2, 1, 4, 5] },
    { name: 'groups of one', args: [[1, 2, 3], 1], result: [1, 2, 3] },
    { name: 'one group', args: [[1, 2, 3, 4], 4], result: [4, 3, 2, 1] },
    { name: 'an empty list', args: [[], 2], result: [] },
    { name: 'fewer nodes than a group', args: [[7], 2], result: [7] },
  ],
  random: (next, size) => [list(next, size, () => 0).map((_, index) => index), wholeNumber(next, 1, 5)],
  reference: (head, k) =>
    head.map((value, index) => {
      const start = index - (index % k)
      return start + k > head.length ? value : head[start + k - 1 - (index % k)]!
    }),
  isValid: ([, k]) => k >= 1,
  growth: {
    kind: 'Groups of two: walking from the head to each group takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index), 2],
  },
}

const reverseRecursive = variantOf(cases, {
  name: {
    python: 'reverse_recursively',
    typescript: 'reverseRecursively',
    java: 'reverseRecursively',
    cpp: 'reverseRecursively',
  },
  statement:
    'Reverse the linked list at `head` by recursion, and return its new head. `head` is null for an empty list.',
  isValid: ([head]) => head.length <= 2000,
  growth: {
    kind: 'Any list: searching for the end before each step takes n² / 2 steps.',
    order: 1,
    sizes: [64, 128, 256, 512],
    input: (size): readonly [Values] => [Array.from({ length: size }, (_, index) => index)],
  },
})

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'reverse-segment': reverseSegment,
  'reverse-k-group': reverseKGroup,
  'reverse-recursive': reverseRecursive,
} satisfies Readonly<Record<string, Cases>>
