import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'sliding-window': {
    empty: { args: [[], 1], result: -1 },
    zero: { args: [[0, 0, 3], 1], result: 2 },
    equal: { args: [[4, 4, 4], 2], result: 0 },
    largest: { args: [upTo(100_000), 3], result: 99_997 },
    problem: { reason: '643 asks for the average of the window, not for its start' },
  },
  'longest-window': {
    empty: { args: [[], 3], result: 0 },
    zero: { args: [[0, 0, 5], 0], result: 2 },
    equal: { args: [[2, 2, 2], 4], result: 2 },
    largest: { args: [repeat(2_147_483_647, 1000), 2_147_483_647], result: 1 },
    problem: { reason: 'no problem asks for just this' },
  },
  'shortest-window': {
    empty: { args: [[], 3], result: 0 },
    zero: { precondition: 'All values and the target are positive' },
    equal: { args: [[2, 2, 2], 4], result: 2 },
    largest: { args: [repeat(2_000_000_000, 1000), 2_147_483_647], result: 2 },
    problem: { reason: '209 has the same input the other way round: target first' },
  },
  'windows-exactly-k': {
    empty: { args: [[], 1], result: 0 },
    zero: { precondition: 'kinds is at least 1' },
    equal: { args: [[6, 6], 1], result: 3 },
    largest: { args: [upTo(20_000), 1], result: 20_000 },
    problem: { number: 992, args: [[2, 1, 2, 2], 2], result: 5 },
  },
}
