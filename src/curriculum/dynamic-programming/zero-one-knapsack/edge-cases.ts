import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

const knapsack: EdgeCases = {
  empty: { args: [[], [], 5], result: 0 },
  zero: { args: [[4, 0, 2, 0, 2], [9, 9, 5, 8, 2], 2], result: 22 },
  equal: { args: [[0, 0], [5, 5], 0], result: 10 },
  largest: { args: [repeat(1, 100), repeat(1_000_000, 100), 1_000], result: 100_000_000 },
  problem: { reason: 'no problem asks for just this' },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'zero-one-knapsack': knapsack,
  'knapsack-memo': {
    ...knapsack,
    // A table of this capacity would not fit in memory.
    largest: {
      args: [[300_000_000, 500_000_000, 400_000_000], [3, 6, 4], 1_000_000_000],
      result: 10,
    },
  },
  'knapsack-one-row': knapsack,
  'partition-equal-subset': {
    empty: { args: [[]], result: true },
    zero: { args: [[0, 0, 3]], result: false },
    equal: { args: [[3, 3]], result: true },
    largest: { args: [repeat(100, 200)], result: true },
    problem: { number: 416, args: [[2, 7, 3, 6]], result: true },
  },
  'target-sum': {
    empty: { args: [[], 0], result: 1 },
    zero: { args: [[0, 0], 0], result: 4 },
    equal: { args: [[2, 2], 0], result: 2 },
    largest: { args: [repeat(1, 20), 0], result: 184_756 },
    problem: { number: 494, args: [[3, 1, 2], 2], result: 1 },
  },
}
