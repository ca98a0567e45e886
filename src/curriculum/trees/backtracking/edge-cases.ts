import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  backtracking: {
    empty: { args: [[], 3], result: [] },
    zero: { args: [[2], 0], result: [[]] },
    equal: { args: [[2, 2, 2], 4], result: [[2, 2]] },
    largest: { args: [repeat(1, 100), 30], result: [repeat(1, 30)] },
    problem: { number: 40, args: [[5, 2, 2, 1], 5], result: [[1, 2, 2], [5]] },
  },
  'all-subsets': {
    empty: { args: [[]], result: [[]] },
    zero: { args: [[0]], result: [[], [0]] },
    equal: { reason: '78 has different values' },
    largest: {
      args: [upTo(8)],
      result: upTo(256).map((mask) => upTo(8).filter((bit) => (mask >> (7 - bit)) & 1)),
    },
    problem: { reason: '78 takes the subsets in any order' },
  },
  'unique-permutations': {
    empty: { args: [[]], result: [[]] },
    zero: { args: [[0, 0]], result: [[0, 0]] },
    equal: { args: [[3, 3]], result: [[3, 3]] },
    largest: {
      args: [[...repeat(1, 7), 2]],
      result: upTo(8).map((row) => upTo(8).map((index) => (index === 7 - row ? 2 : 1))),
    },
    problem: {
      number: 47,
      args: [[1, 2, 1]],
      result: [
        [1, 1, 2],
        [1, 2, 1],
        [2, 1, 1],
      ],
    },
  },
  'combination-sum': {
    empty: { args: [[], 3], result: [] },
    zero: { args: [[2], 0], result: [[]] },
    equal: { precondition: 'All candidates are positive and different' },
    largest: { args: [[2], 40], result: [repeat(2, 20)] },
    problem: { number: 39, args: [[3, 2], 7], result: [[2, 2, 3]] },
  },
  'n-queens': {
    empty: { reason: 'the input is one number' },
    zero: { args: [0], result: [[]] },
    equal: { reason: 'the input is one number' },
    largest: { reason: 'each row is one more level with one more queen, whatever n is' },
    problem: {
      number: 51,
      args: [4],
      result: [
        ['.Q..', '...Q', 'Q...', '..Q.'],
        ['..Q.', 'Q...', '...Q', '.Q..'],
      ],
    },
  },
}
