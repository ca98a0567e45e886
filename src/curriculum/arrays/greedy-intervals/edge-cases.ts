import { type EdgeCases, repeat, steps } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'greedy-intervals': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0, 1]]], result: [[0, 1]] },
    equal: {
      args: [
        [
          [1, 2],
          [1, 2],
        ],
      ],
      result: [[1, 2]],
    },
    largest: { args: [steps([0, 1], [1, 1], 20_000)], result: steps([0, 1], [1, 1], 20_000) },
    problem: { reason: '435 asks for the number of ranges to remove, which is all minus these' },
  },
  'merge-intervals': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0, 0]]], result: [[0, 0]] },
    equal: {
      args: [
        [
          [1, 4],
          [1, 4],
        ],
      ],
      result: [[1, 4]],
    },
    largest: { args: [steps([0, 1], [1, 1], 10_000)], result: [[0, 10_000]] },
    problem: {
      number: 56,
      args: [
        [
          [2, 5],
          [1, 3],
          [7, 9],
        ],
      ],
      result: [
        [1, 5],
        [7, 9],
      ],
    },
  },
  'fewest-jumps': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, 1]], result: -1 },
    equal: { args: [[2, 2, 2, 2]], result: 2 },
    largest: { args: [repeat(1, 10_000)], result: 9_999 },
    problem: { number: 45, args: [[3, 1, 1, 2, 1]], result: 2 },
  },
  'fewest-rooms': {
    empty: { args: [[]], result: 0 },
    zero: {
      args: [
        [
          [0, 5],
          [5, 6],
        ],
      ],
      result: 1,
    },
    equal: {
      args: [
        [
          [1, 3],
          [1, 3],
        ],
      ],
      result: 2,
    },
    largest: { args: [repeat([0, 1_000_000], 10_000)], result: 10_000 },
    problem: {
      number: 253,
      args: [
        [
          [1, 9],
          [2, 4],
          [5, 8],
        ],
      ],
      result: 2,
    },
  },
}
