import { type EdgeCases, steps, upTo } from '#algorithms/edge-cases.ts'

const search: Omit<EdgeCases, 'largest' | 'empty'> = {
  zero: { args: [[[]], 0], result: [0] },
  equal: { args: [[[1, 1], [0]], 0], result: [0, 1] },
  problem: { reason: 'no problem asks for just this' },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'depth-first-search': {
    ...search,
    empty: { reason: 'start must be a node' },
    largest: { args: [steps([1], [1], 899).concat([[]]), 0], result: upTo(900) },
  },
  'dfs-three-colors': {
    empty: { args: [[]], result: false },
    zero: { args: [[[0]]], result: true },
    equal: { args: [[[1, 1], []]], result: false },
    largest: { args: [steps([1], [1], 899).concat([[]])], result: false },
    problem: { reason: '207 lists pairs, as the listing says' },
  },
  'dfs-explicit-stack': {
    ...search,
    empty: { precondition: 'start is one of the nodes' },
    largest: { args: [steps([1], [1], 999).concat([[]]), 0], result: upTo(1_000) },
  },
  'dfs-two-colors': {
    empty: { args: [[]], result: true },
    zero: { args: [[[0]]], result: false },
    equal: {
      args: [
        [
          [1, 1],
          [0, 0],
        ],
      ],
      result: true,
    },
    largest: { args: [steps([1], [1], 899).concat([[]])], result: true },
    problem: {
      number: 785,
      args: [
        [
          [1, 2],
          [0, 2],
          [0, 1],
        ],
      ],
      result: false,
    },
  },
}
