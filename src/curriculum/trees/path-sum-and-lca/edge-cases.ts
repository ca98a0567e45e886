import { chain, type EdgeCases, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'path-sum-and-lca': {
    empty: { drive: 'lca(None, five, one)' },
    zero: { drive: '2, 0, 8' },
    equal: { reason: '236 has different values' },
    largest: { reason: 'the recursion is as deep as the tree, which other listings show' },
    problem: { drive: 'lca(root, p, q).val' },
  },
  'all-paths-with-sum': {
    empty: { args: [[], 0], result: [] },
    zero: { args: [[0], 0], result: [[0]] },
    equal: {
      args: [[2, 2, 2], 4],
      result: [
        [2, 2],
        [2, 2],
      ],
    },
    largest: { args: [chain(900), 405_450], result: [upTo(900).map((value) => value + 1)] },
    problem: { number: 113, args: [[3, 5, 2, null, null, 6], 8], result: [[3, 5]] },
  },
  'max-path-sum': {
    empty: { precondition: 'There is at least one node' },
    zero: { args: [[0]], result: 0 },
    equal: { args: [[-2, -2]], result: -2 },
    largest: { args: [chain(900)], result: 405_450 },
    problem: { number: 124, args: [[2, -1, 3]], result: 5 },
  },
  'downward-paths-with-sum': {
    empty: { args: [[], 0], result: 0 },
    zero: { args: [[0], 0], result: 1 },
    equal: { args: [[2, 2, 2], 4], result: 2 },
    largest: { args: [chain(900), 900], result: 9 },
    problem: { number: 437, args: [[1, 2, 3], 3], result: 2 },
  },
}
