import { type EdgeCases, repeat, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'rotated-array-search': {
    empty: { args: [[], 1], result: -1 },
    zero: { args: [[2, 0, 1], 0], result: 1 },
    equal: { precondition: 'All values are different' },
    largest: { args: [[...steps([1], [1], 4_999).flat(), 0], 0], result: 4_999 },
    problem: { number: 33, args: [[6, 8, 1, 3], 3], result: 3 },
  },
  'rotated-minimum': {
    empty: { precondition: 'nums has at least one value, and all are different' },
    zero: { args: [[3, 0, 1]], result: 0 },
    equal: { precondition: 'nums has at least one value, and all are different' },
    largest: { args: [[...steps([1], [1], 4_999).flat(), 0]], result: 0 },
    problem: { number: 153, args: [[5, 7, 2, 4]], result: 2 },
  },
  'peak-element': {
    empty: { precondition: 'nums has at least one value, and neighbors differ' },
    zero: { args: [[-1, 0, -1]], result: 1 },
    equal: { precondition: 'nums has at least one value, and neighbors differ' },
    largest: { args: [upTo(1000)], result: 999 },
    problem: { number: 162, args: [[2, 5, 3]], result: 1 },
  },
  'rotated-with-duplicates': {
    empty: { args: [[], 1], result: false },
    zero: { args: [[1, 0, 1, 1], 0], result: true },
    equal: { args: [[2, 2, 2], 3], result: false },
    largest: { args: [repeat(1, 5_000), 0], result: false },
    problem: { number: 81, args: [[3, 5, 3, 3], 5], result: true },
  },
}
