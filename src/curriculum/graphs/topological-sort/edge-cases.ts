import { type EdgeCases, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'topological-sort': {
    empty: { args: [0, []], result: [] },
    zero: { args: [2, [[0, 1]]], result: [0, 1] },
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
    largest: { args: [5_000, steps([0, 1], [1, 1], 4_999)], result: upTo(5_000) },
    problem: { reason: '210 writes each pair the other way round' },
  },
  'topological-dfs': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0]]], result: [] },
    equal: { args: [[[1, 1], []]], result: [0, 1] },
    largest: { args: [steps([1], [1], 899).concat([[]])], result: upTo(900) },
    problem: { reason: '210 lists pairs' },
  },
  'topological-safe-nodes': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0]]], result: [] },
    equal: { args: [[[1, 1], []]], result: [0, 1] },
    largest: { args: [steps([1], [1], 999).concat([[]])], result: upTo(1_000) },
    problem: { number: 802, args: [[[1], [2], [1], []]], result: [3] },
  },
  'topological-peel-leaves': {
    empty: { args: [0, []], result: [] },
    zero: { args: [2, [[0, 1]]], result: [0, 1] },
    equal: { reason: 'a tree has no equal edges' },
    largest: { args: [20_000, steps([0, 1], [1, 1], 19_999)], result: [9_999, 10_000] },
    problem: {
      number: 310,
      args: [
        4,
        [
          [1, 0],
          [1, 2],
          [1, 3],
        ],
      ],
      result: [1],
    },
  },
}
