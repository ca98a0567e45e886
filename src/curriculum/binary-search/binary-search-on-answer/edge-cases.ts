import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'binary-search-on-answer': {
    empty: { precondition: 'There is at least one pile, and an hour for each' },
    zero: { args: [[0, 4], 4], result: 1 },
    equal: { args: [[6, 6], 4], result: 3 },
    largest: { args: [[2_147_483_647, 2], 2], result: 2_147_483_647 },
    problem: { number: 875, args: [[5, 9, 3], 5], result: 5 },
  },
  'smallest-capacity': {
    empty: { precondition: 'At least one weight, none of them negative; days >= 1' },
    zero: { args: [[0, 5, 0], 2], result: 5 },
    equal: { args: [[4, 4, 4], 2], result: 8 },
    largest: { args: [repeat(500, 10_000), 1], result: 5_000_000 },
    problem: { number: 1011, args: [[3, 1, 2, 6], 2], result: 6 },
  },
  'largest-gap': {
    empty: { precondition: 'count is from 2 to the number of positions' },
    zero: { args: [[0, 8, 3], 2], result: 8 },
    equal: { args: [[5, 5, 5], 3], result: 0 },
    largest: { args: [[0, 2_147_483_647], 2], result: 2_147_483_647 },
    problem: { number: 1552, args: [[9, 1, 4, 6], 3], result: 3 },
  },
  'kth-in-sorted-matrix': {
    empty: { precondition: 'k is from 1 to the number of values' },
    zero: {
      args: [
        [
          [0, 0],
          [0, 1],
        ],
        2,
      ],
      result: 0,
    },
    equal: {
      args: [
        [
          [5, 5],
          [5, 5],
        ],
        3,
      ],
      result: 5,
    },
    largest: {
      args: [
        [
          [-2_147_483_648, 0],
          [0, 2_147_483_647],
        ],
        4,
      ],
      result: 2_147_483_647,
    },
    problem: {
      number: 378,
      args: [
        [
          [1, 6],
          [3, 8],
        ],
        3,
      ],
      result: 6,
    },
  },
}
