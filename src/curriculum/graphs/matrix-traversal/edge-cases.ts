import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'matrix-traversal': {
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
    largest: { args: [repeat(repeat(1, 300), 300)], result: 1 },
    problem: { reason: '200 passes characters, as the listing says' },
  },
  'grid-flood-fill': {
    empty: { reason: '733 has at least one cell' },
    zero: { args: [[[0]], 0, 0, 0], result: [[0]] },
    equal: { args: [[[3, 3]], 0, 0, 5], result: [[5, 5]] },
    largest: { args: [repeat(repeat(1, 25), 25), 0, 0, 2], result: repeat(repeat(2, 25), 25) },
    problem: {
      number: 733,
      args: [
        [
          [1, 2],
          [1, 1],
        ],
        0,
        0,
        7,
      ],
      result: [
        [7, 2],
        [7, 7],
      ],
    },
  },
  'grid-spiral': {
    empty: { precondition: 'The matrix has at least one row' },
    zero: { args: [[[0]]], result: [0] },
    equal: {
      args: [
        [
          [2, 2],
          [2, 2],
        ],
      ],
      result: [2, 2, 2, 2],
    },
    largest: { args: [[upTo(1000)]], result: upTo(1000) },
    problem: {
      number: 54,
      args: [
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      ],
      result: [1, 2, 4, 6, 5, 3],
    },
  },
  'grid-border-first': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0]]], result: [[0]] },
    equal: {
      args: [
        [
          [1, 1],
          [1, 1],
        ],
      ],
      result: [
        [1, 1],
        [1, 1],
      ],
    },
    largest: { args: [repeat(repeat(0, 200), 200)], result: repeat(repeat(0, 200), 200) },
    problem: { reason: '130 passes characters, as the listing says' },
  },
}
