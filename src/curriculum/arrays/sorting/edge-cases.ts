import { type EdgeCases, repeat, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  sorting: {
    empty: { args: [[], 0, 0], result: [] },
    zero: { args: [[0, -1, 0], 0, 3], result: [-1, 0, 0] },
    equal: { args: [[2, 2, 1], 0, 3], result: [1, 2, 2] },
    largest: {
      args: [steps([10_000], [-1], 10_000).flat(), 0, 10_000],
      result: upTo(10_000).map((value) => value + 1),
    },
    problem: { reason: '912 sorts the whole array and returns it' },
  },
  'dutch-flag': {
    empty: { args: [[], 1], result: [] },
    zero: { args: [[2, 0, 1], 0], result: [0, 1, 2] },
    equal: { args: [[1, 1, 1], 1], result: [1, 1, 1] },
    largest: { args: [repeat(2, 10_000), 1], result: repeat(2, 10_000) },
    problem: { number: 75, args: [[2, 0, 2, 1, 0], 1], result: [0, 0, 1, 2, 2] },
  },
  quickselect: {
    empty: { precondition: 'k is from 1 to the length of nums' },
    zero: { args: [[0, 0], 2], result: 0 },
    equal: { args: [[4, 4, 4], 2], result: 4 },
    largest: { args: [upTo(10_000), 1], result: 9_999 },
    problem: { number: 215, args: [[7, 2, 9, 4], 2], result: 7 },
  },
  'cyclic-placement': {
    empty: { args: [[]], result: 1 },
    zero: { args: [[0, 1]], result: 2 },
    equal: { args: [[1, 1]], result: 2 },
    largest: { args: [steps([20_000], [-1], 20_000).flat()], result: 20_001 },
    problem: { number: 41, args: [[5, -3, 1, 2]], result: 3 },
  },
  'count-inversions': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, 0, -1]], result: 2 },
    equal: { args: [[3, 3]], result: 0 },
    largest: { args: [steps([100_000], [-1], 100_000).flat()], result: 4_999_950_000 },
    problem: { reason: 'no problem asks for just this' },
  },
}
