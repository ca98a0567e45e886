import { type EdgeCases, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'basic-binary-search': {
    empty: { args: [[], 1], result: -1 },
    zero: { args: [[-1, 0, 1], 0], result: 1 },
    equal: { reason: '704 has different values' },
    largest: { args: [upTo(10_000), 9_999], result: 9_999 },
    problem: { number: 704, args: [[-4, 0, 2, 7], 7], result: 3 },
  },
  'integer-square-root': {
    empty: { reason: 'the input is one number' },
    zero: { args: [0], result: 0 },
    equal: { reason: 'the input is one number' },
    largest: { args: [2_147_483_647], result: 46_340 },
    problem: { number: 69, args: [30], result: 5 },
  },
  'matrix-binary-search': {
    empty: { args: [[], 1], result: false },
    zero: { args: [[[0]], 0], result: true },
    equal: {
      args: [
        [
          [2, 2],
          [2, 2],
        ],
        2,
      ],
      result: true,
    },
    largest: { args: [[upTo(100), steps([100], [1], 100).flat()], 199], result: true },
    problem: {
      number: 74,
      args: [
        [
          [1, 4],
          [6, 9],
        ],
        6,
      ],
      result: true,
    },
  },
  'median-by-cut': {
    empty: { precondition: 'At least one of the two arrays has a value' },
    zero: {
      calls: [
        ['median', [0], []],
        ['median', [0], [0, 1]],
      ],
      results: [0, 0],
    },
    equal: { calls: [['median', [2, 2], [2, 2]]], results: [2] },
    largest: { calls: [['median', [2147483647], [2147483647]]], results: [2147483647] },
    problem: { number: 4, calls: [['median', [1, 4], [3, 8]]], results: [3.5] },
  },
}
