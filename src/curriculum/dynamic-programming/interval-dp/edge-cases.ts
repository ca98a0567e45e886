import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

const cutting: EdgeCases = {
  empty: { args: [5, []], result: 0 },
  zero: { args: [0, []], result: 0 },
  equal: { precondition: 'All cuts are different' },
  // 128 pieces of length 1: halving the stick costs its whole length on each of 7 levels.
  largest: { args: [128, upTo(128).slice(1)], result: 896 },
  problem: { number: 1547, args: [10, [6, 1, 2]], result: 18 },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'interval-dp': cutting,
  'cut-stick-memo': cutting,
  'predict-the-winner': {
    empty: { precondition: 'There is at least one value' },
    zero: { args: [[0]], result: true },
    equal: { args: [[3, 3]], result: true },
    largest: { args: [repeat(1000, 100)], result: true },
    problem: { number: 486, args: [[2, 9, 3]], result: false },
  },
  'burst-balloons': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, 3]], result: 3 },
    equal: { args: [[2, 2]], result: 6 },
    largest: { args: [repeat(100, 100)], result: 98_010_100 },
    problem: { number: 312, args: [[4, 2, 6]], result: 78 },
  },
  'interval-palindrome': {
    empty: { precondition: 'text has at least one character' },
    zero: { reason: 'characters only' },
    equal: { args: ['aa'], result: 2 },
    largest: { args: ['a'.repeat(500)], result: 500 },
    problem: { number: 516, args: ['agave'], result: 3 },
  },
}
