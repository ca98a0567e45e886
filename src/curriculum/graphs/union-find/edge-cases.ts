import { type EdgeCases, steps } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'union-find': {
    empty: { args: [0, []], result: 0 },
    zero: { args: [1, [[0, 0]]], result: 1 },
    equal: {
      args: [
        2,
        [
          [0, 1],
          [0, 1],
        ],
      ],
      result: 1,
    },
    largest: { args: [2_000, steps([0, 1], [1, 1], 1_999)], result: 1 },
    problem: {
      number: 323,
      args: [
        4,
        [
          [0, 1],
          [2, 3],
        ],
      ],
      result: 2,
    },
  },
  'union-find-class': {
    empty: { of: 'UnionFind', given: [0], calls: [], results: [] },
    zero: { of: 'UnionFind', given: [1], calls: [['find', 0]], results: [0] },
    equal: { drive: 'groups.union(1, 0)' },
    largest: { of: 'UnionFind', given: [100000], calls: [['find', 99999]], results: [99999] },
    problem: { reason: 'no problem asks for just this' },
  },
  'union-find-redundant-edge': {
    empty: { args: [1, []], result: [] },
    zero: { args: [1, [[0, 0]]], result: [0, 0] },
    equal: {
      args: [
        2,
        [
          [0, 1],
          [0, 1],
        ],
      ],
      result: [0, 1],
    },
    largest: { args: [10_000, [...steps([1, 2], [1, 1], 999), [1, 1000]]], result: [1, 1000] },
    problem: {
      number: 684,
      args: [
        3,
        [
          [1, 2],
          [2, 3],
          [1, 3],
        ],
      ],
      result: [1, 3],
    },
  },
  'union-find-virtual-members': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[[0, 0]]], result: 0 },
    equal: {
      args: [
        [
          [1, 1],
          [1, 1],
        ],
      ],
      result: 1,
    },
    largest: { args: [steps([0, 0], [0, 1], 1_000)], result: 999 },
    problem: {
      number: 947,
      args: [
        [
          [0, 1],
          [2, 1],
          [3, 4],
        ],
      ],
      result: 1,
    },
  },
}
