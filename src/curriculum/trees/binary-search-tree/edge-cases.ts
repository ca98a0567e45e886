import { chain, type EdgeCases } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'binary-search-tree': {
    empty: { drive: '([], 0)' },
    zero: { drive: '([0], 0)' },
    equal: { drive: '([4, 4, 2], 2)' },
    largest: { reason: 'the recursion is as deep as the tree, which other listings show' },
    problem: { drive: 'insert(root, value)' },
  },
  'bst-validate': {
    empty: { args: [[]], result: true },
    zero: { args: [[0]], result: true },
    equal: { args: [[2, 2]], result: false },
    largest: { args: [chain(900)], result: true },
    problem: { number: 98, args: [[5, 3, 8, null, 4]], result: true },
  },
  'bst-kth-smallest': {
    empty: { precondition: 'The k-th smallest value, for 1 <= k <= number of nodes' },
    zero: { args: [[0], 1], result: 0 },
    equal: { reason: 'a search tree has different values' },
    largest: { args: [chain(1_000), 1_000], result: 1_000 },
    problem: { number: 230, args: [[4, 2, 6], 3], result: 6 },
  },
  'bst-delete': {
    empty: { args: [[], 1], result: [] },
    zero: { args: [[0], 0], result: [] },
    equal: { reason: 'a search tree has different values' },
    largest: { args: [chain(900), 900], result: chain(899) },
    problem: { number: 450, args: [[5, 3, 8], 5], result: [8, 3] },
  },
}
