import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'range-search': {
    empty: { args: [[], 1], result: [-1, -1] },
    zero: { args: [[0, 0], 0], result: [0, 1] },
    equal: { args: [[3, 3, 3], 3], result: [0, 2] },
    largest: { args: [repeat(8, 100_000), 8], result: [0, 99_999] },
    problem: { number: 34, args: [[2, 4, 4, 9], 4], result: [1, 2] },
  },
  'lower-bound': {
    empty: { args: [[], 1], result: 0 },
    zero: { args: [[0, 0, 1], 0], result: 0 },
    equal: { args: [[6, 6], 6], result: 0 },
    largest: { args: [upTo(10_000), 10_000], result: 10_000 },
    problem: { number: 35, args: [[2, 5, 9], 6], result: 2 },
  },
  'latest-at-or-before': {
    empty: { args: [[], 5], result: -1 },
    zero: { args: [[0, 3], 0], result: 0 },
    equal: { args: [[4, 4, 4], 4], result: 2 },
    largest: { args: [upTo(100_000), 1_000_000], result: 99_999 },
    problem: { reason: 'no problem asks for just this' },
  },
  'closest-window': {
    empty: { args: [[], 0, 1], result: [] },
    zero: { args: [[-1, 0, 1], 0, 0], result: [] },
    equal: { args: [[2, 2, 2], 2, 2], result: [2, 2] },
    largest: { args: [[-2_147_483_648, 0, 2_147_483_647], 1, 2_147_483_647], result: [2_147_483_647] },
    problem: { number: 658, args: [[1, 4, 6, 9], 2, 5], result: [4, 6] },
  },
}
