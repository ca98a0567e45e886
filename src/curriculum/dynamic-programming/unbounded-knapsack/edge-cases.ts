import type { EdgeCases } from '#algorithms/edge-cases.ts'

const combinations: EdgeCases = {
  empty: { args: [3, []], result: 0 },
  zero: { args: [0, [2]], result: 1 },
  equal: { args: [4, [2, 2]], result: 3 },
  largest: { args: [5_000, [5_000]], result: 1 },
  problem: { number: 518, args: [7, [2, 5]], result: 1 },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'unbounded-knapsack': combinations,
  'combinations-memo': {
    ...combinations,
    // The coins of 7 million come in fives, from 0 to 140. A table of this amount would not fit in memory.
    largest: { args: [1_000_000_000, [7_000_000, 5_000_000]], result: 29 },
  },
  'coin-change-fewest': {
    empty: { args: [[], 3], result: -1 },
    zero: { args: [[2], 0], result: 0 },
    equal: { args: [[3, 3], 6], result: 2 },
    largest: { args: [[2_147_483_647, 1], 10_000], result: 10_000 },
    problem: { number: 322, args: [[2, 5], 11], result: 4 },
  },
  'coin-combinations': combinations,
  'coin-sequences': {
    empty: { args: [[], 3], result: 0 },
    zero: { args: [[2], 0], result: 1 },
    equal: { args: [[1, 1], 2], result: 4 },
    largest: { args: [[999, 1000], 1000], result: 1 },
    problem: { number: 377, args: [[1, 3], 4], result: 3 },
  },
}
