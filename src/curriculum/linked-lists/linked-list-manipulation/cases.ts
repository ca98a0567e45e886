import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'

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
    const values = numbers(next, size, -4, 9)
    return [values, wholeNumber(next, 0, values.length + 2), wholeNumber(next, -4, 9)]
  },
  larger([values, position, value]) {
    const [largerValues, largerValue] = enlarge([values, value] as const)
    return [largerValues, position, largerValue]
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
