import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'linked-list-two-pointers': {
    empty: { args: [{ values: [], tail: -1 }], result: null },
    zero: { args: [{ values: [0], tail: 0 }], result: 0 },
    equal: { reason: 'nodes are compared, not values' },
    largest: { args: [{ values: upTo(10_000), tail: 0 }], result: 0 },
    problem: { number: 142, args: [{ values: [8, 3, 5], tail: 1 }], result: 3 },
  },
  'middle-node': {
    empty: { args: [[]], result: null },
    zero: { args: [[0]], result: 0 },
    equal: { args: [[4, 4]], result: 4 },
    largest: { args: [repeat(1, 100)], result: 1 },
    problem: { reason: '876 returns this node with all nodes after it' },
  },
  'remove-nth-from-end': {
    empty: { precondition: '1 <= n <= length of the list' },
    zero: { args: [[0], 1], result: [] },
    equal: { args: [[2, 2], 1], result: [2] },
    largest: { args: [upTo(500), 1], result: upTo(499) },
    problem: { number: 19, args: [[7, 8, 9], 2], result: [7, 9] },
  },
  'repeated-number': {
    empty: { precondition: 'nums has n + 1 values from 1 to n; one value repeats' },
    zero: { precondition: 'nums has n + 1 values from 1 to n; one value repeats' },
    equal: { args: [[2, 2, 2]], result: 2 },
    largest: { args: [repeat(1, 10_000)], result: 1 },
    problem: { number: 287, args: [[3, 1, 4, 2, 3]], result: 3 },
  },
}
