import { type EdgeCases, repeat, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'linked-list-manipulation': {
    empty: { args: [[], 0, 5], result: [5] },
    zero: { args: [[0], 0, 0], result: [0, 0] },
    equal: { args: [[2, 2], 1, 2], result: [2, 2, 2] },
    largest: { args: [upTo(1000), 1000, 1000], result: upTo(1001) },
    problem: { reason: 'no problem asks for just this' },
  },
  'remove-with-dummy': {
    empty: { args: [[], 1], result: [] },
    zero: { args: [[0, 1, 0], 0], result: [1] },
    equal: { args: [[3, 3], 3], result: [] },
    largest: { args: [repeat(5, 10_000), 5], result: [] },
    problem: { number: 203, args: [[1, 4, 4, 2], 4], result: [1, 2] },
  },
  'merge-two-lists': {
    empty: { args: [[], []], result: [] },
    zero: { args: [[0], [0]], result: [0, 0] },
    equal: { args: [[2, 2], [2]], result: [2, 2, 2] },
    largest: { args: [upTo(50), steps([50], [1], 50).flat()], result: upTo(100) },
    problem: {
      number: 21,
      args: [
        [1, 5],
        [2, 5],
      ],
      result: [1, 2, 5, 5],
    },
  },
  'partition-two-tails': {
    empty: { args: [[], 1], result: [] },
    zero: { args: [[0, -1], 0], result: [-1, 0] },
    equal: { args: [[3, 3], 3], result: [3, 3] },
    largest: { args: [repeat(5, 200), 5], result: repeat(5, 200) },
    problem: { number: 86, args: [[5, 2, 7, 1], 3], result: [2, 1, 5, 7] },
  },
}
