import { type EdgeCases, steps, upTo } from '#algorithms/edge-cases.ts'

const chains: Omit<EdgeCases, 'largest'> = {
  empty: { args: [[]], result: 0 },
  zero: { args: [[0, -1, 0]], result: 2 },
  equal: { args: [[2, 2]], result: 1 },
  problem: { number: 300, args: [[4, 1, 6, 2, 7]], result: 3 },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'longest-increasing-subsequence': {
    ...chains,
    largest: { args: [upTo(2_500)], result: 2_500 },
  },
  'lis-quadratic': {
    ...chains,
    largest: { args: [upTo(1_000)], result: 1_000 },
  },
  'lis-memo': {
    ...chains,
    largest: { args: [upTo(1_000)], result: 1_000 },
  },
  'russian-doll-envelopes': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[[0, 0]]], result: 1 },
    equal: {
      args: [
        [
          [2, 3],
          [2, 3],
        ],
      ],
      result: 1,
    },
    largest: { args: [steps([1, 1], [1, 1], 20_000)], result: 20_000 },
    problem: {
      number: 354,
      args: [
        [
          [4, 5],
          [2, 3],
          [4, 8],
        ],
      ],
      result: 2,
    },
  },
}
