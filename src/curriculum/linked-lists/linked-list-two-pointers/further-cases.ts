import { type Cases, list, shuffle, wholeNumber } from '#algorithms/cases.ts'

type Values = readonly number[]

const middleNode: Cases<readonly [head: Values], number | null> = {
  kind: 'function',
  name: { python: 'middle_node', typescript: 'middleNode', java: 'middleNode', cpp: 'middleNode' },
  parameters: [{ name: 'head', type: 'list' }],
  returns: 'node',
  statement:
    'Return the middle node of the linked list at `head`; of two middle nodes, the second. Return null for an empty list.',
  examples: [
    { name: 'an odd number of nodes', args: [[1, 2, 3, 4, 5]], result: 3 },
    { name: 'an even number of nodes', args: [[1, 2, 3, 4]], result: 3 },
    { name: 'one node', args: [[1]], result: 1 },
    { name: 'two nodes', args: [[1, 2]], result: 2 },
    { name: 'an empty list', args: [[]], result: null },
  ],
  random: (next, size) => [
    shuffle(
      next,
      list(next, size, () => 0).map((_, index) => index),
    ),
  ],
  reference: (head) => head[head.length >> 1] ?? null,
  growth: {
    kind: 'Any list: counting the nodes takes as many steps as walking it with two pointers.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const removeNthFromEnd: Cases<readonly [head: Values, n: number], Values> = {
  kind: 'function',
  name: {
    python: 'remove_nth_from_end',
    typescript: 'removeNthFromEnd',
    java: 'removeNthFromEnd',
    cpp: 'removeNthFromEnd',
  },
  parameters: [
    { name: 'head', type: 'list' },
    { name: 'n', type: 'int' },
  ],
  returns: 'list',
  statement:
    'Remove the `n`th node from the end of the linked list at `head`, counted from 1, and return the head of what is left. The list has `n` nodes at least.',
  examples: [
    { name: 'in the middle', args: [[1, 2, 3, 4, 5], 2], result: [1, 2, 3, 5] },
    { name: 'the head', args: [[1, 2, 3], 3], result: [2, 3] },
    { name: 'the last node', args: [[1, 2, 3], 1], result: [1, 2] },
    { name: 'the only node', args: [[8], 1], result: [] },
  ],
  random(next, size) {
    const values = [wholeNumber(next, 0, 9), ...list(next, size - 1, () => wholeNumber(next, 0, 9))]
    return [values, wholeNumber(next, 1, values.length)]
  },
  reference: (head, n) => head.toSpliced(head.length - n, 1),
  isValid: ([head, n]) => n >= 1 && n <= head.length,
  growth: {
    kind: 'The node in the middle: both pointers walk half of the list.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size >> 1],
  },
}

const repeatedNumber: Cases<readonly [nums: Values], number> = {
  kind: 'function',
  name: {
    python: 'repeated_number',
    typescript: 'repeatedNumber',
    java: 'repeatedNumber',
    cpp: 'repeatedNumber',
  },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'All values of `nums` are from 1 to its length less 1, so that one of them occurs again; only one does, twice or more often. Return it. Change nothing, and use constant memory.',
  examples: [
    { name: 'twice in a row', args: [[1, 3, 4, 2, 2]], result: 2 },
    { name: 'at the start', args: [[3, 1, 3, 4, 2]], result: 3 },
    { name: 'two values', args: [[1, 1]], result: 1 },
    { name: 'only one value', args: [[2, 2, 2, 2]], result: 2 },
    { name: 'far apart', args: [[4, 3, 1, 4, 2]], result: 4 },
  ],
  random(next, size) {
    const largest = Math.max(1, size)
    const repeated = wholeNumber(next, 1, largest)
    const others = Array.from({ length: largest }, (_, index) => index + 1).filter(
      (each) => each !== repeated,
    )
    const kept = shuffle(next, others).slice(0, wholeNumber(next, 0, others.length))
    return [shuffle(next, [...kept, ...Array.from({ length: largest + 1 - kept.length }, () => repeated)])]
  },
  reference: (nums) => nums.find((num, index) => nums.indexOf(num) !== index)!,
  isValid: ([nums]) =>
    nums.length >= 2 &&
    nums.every((num) => num >= 1 && num < nums.length) &&
    new Set(nums.filter((num, index) => nums.indexOf(num) !== index)).size === 1,
  *smaller([nums]) {
    for (const [index, gone] of nums.entries())
      yield [nums.toSpliced(index, 1).map((num) => (num > gone ? num - 1 : num))]
  },
  growth: {
    kind: 'Every index leads to the next one, and the last into the middle: comparing all pairs takes n² / 2 comparisons.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [[...Array.from({ length: size - 1 }, (_, index) => index + 1), size >> 1]],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'middle-node': middleNode,
  'remove-nth-from-end': removeNthFromEnd,
  'repeated-number': repeatedNumber,
} satisfies Readonly<Record<string, Cases>>
