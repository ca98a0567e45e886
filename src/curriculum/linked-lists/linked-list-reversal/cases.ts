import { type Cases, enlarge, numbers } from '#algorithms/cases.ts'

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
  random: (next, size) => [numbers(next, size, -3, 5)],
  larger: (args) => enlarge(args),
  reference: (values) => values.toReversed(),
  growth: {
    kind: 'Any list: walking to the last node for each node of the result takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}
