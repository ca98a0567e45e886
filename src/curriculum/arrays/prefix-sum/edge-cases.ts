import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'prefix-sum': {
    empty: { args: [[], 0], result: 0 },
    zero: { args: [[0, 0], 0], result: 3 },
    equal: { args: [[2, 2, 2], 4], result: 2 },
    largest: { args: [repeat(1, 20_000), 20_000], result: 1 },
    problem: { number: 560, args: [[2, 1, -1, 2], 2], result: 4 },
  },
  kadane: {
    empty: { precondition: 'nums has at least one value' },
    zero: { args: [[0, -1]], result: 0 },
    equal: { args: [[-3, -3]], result: -3 },
    largest: { args: [repeat(10_000, 100_000)], result: 1_000_000_000 },
    problem: { number: 53, args: [[2, -5, 4, -1, 3]], result: 6 },
  },
  'range-sums': {
    empty: { args: [[], []], result: [] },
    zero: { args: [[0, 0], [[0, 1]]], result: [0] },
    equal: {
      args: [
        [5, 5, 5],
        [
          [1, 2],
          [1, 2],
        ],
      ],
      result: [10, 10],
    },
    largest: { args: [repeat(100_000, 10_000), [[0, 9_999]]], result: [1_000_000_000] },
    problem: {
      number: 303,
      args: [
        [3, -1, 4],
        [
          [0, 2],
          [1, 1],
        ],
      ],
      result: [6, -1],
    },
  },
  'difference-array': {
    empty: { args: [0, []], result: [] },
    zero: { args: [3, [[0, 0, 0]]], result: [0, 0, 0] },
    equal: {
      args: [
        2,
        [
          [0, 1, 5],
          [0, 1, 5],
        ],
      ],
      result: [10, 10],
    },
    largest: { args: [20_000, [[0, 19_999, 7]]], result: repeat(7, 20_000) },
    problem: { reason: 'no problem asks for just this' },
  },
}
