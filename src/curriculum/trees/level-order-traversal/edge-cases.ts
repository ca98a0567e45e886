import { chain, type EdgeCases, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'level-order-traversal': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0]], result: [[0]] },
    equal: { args: [[2, 2, 2]], result: [[2], [2, 2]] },
    largest: { args: [chain(2_000)], result: upTo(2_000).map((value) => [value + 1]) },
    problem: { number: 102, args: [[4, 1, 7, null, 2]], result: [[4], [1, 7], [2]] },
  },
  'zigzag-level-order': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0]], result: [[0]] },
    equal: { args: [[2, 2, 2]], result: [[2], [2, 2]] },
    largest: { args: [chain(2_000)], result: upTo(2_000).map((value) => [value + 1]) },
    problem: { number: 103, args: [[4, 1, 7, 3, 2]], result: [[4], [7, 1], [3, 2]] },
  },
  'width-by-position': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0]], result: 1 },
    equal: { args: [[2, 2, 2]], result: 2 },
    largest: { args: [chain(3_000)], result: 1 },
    problem: { number: 662, args: [[4, 1, 7, 3, null, null, 9]], result: 4 },
  },
  'right-side-view': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0]], result: [0] },
    equal: { args: [[2, 2, 2]], result: [2, 2] },
    largest: { args: [chain(900)], result: upTo(900).map((value) => value + 1) },
    problem: { number: 199, args: [[4, 1, 7, 3]], result: [4, 7, 3] },
  },
}
