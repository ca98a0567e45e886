import { type EdgeCases, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'linked-list-reversal': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0, 1]], result: [1, 0] },
    equal: { args: [[4, 4, 5]], result: [5, 4, 4] },
    largest: { args: [upTo(5_000)], result: upTo(5_000).reverse() },
    problem: { number: 206, args: [[3, 1, 2]], result: [2, 1, 3] },
  },
  'reverse-segment': {
    empty: { precondition: 'Positions count from 1, and left <= right <= length' },
    zero: { args: [[0, 1, 2], 1, 2], result: [1, 0, 2] },
    equal: { args: [[4, 4, 5], 2, 3], result: [4, 5, 4] },
    largest: { args: [upTo(500), 1, 500], result: upTo(500).reverse() },
    problem: { number: 92, args: [[9, 8, 7, 6], 2, 4], result: [9, 6, 7, 8] },
  },
  'reverse-k-group': {
    empty: { args: [[], 1], result: [] },
    zero: { precondition: 'k is at least 1' },
    equal: { args: [[2, 2, 3], 2], result: [2, 2, 3] },
    largest: { args: [upTo(5_000), 5_000], result: upTo(5_000).reverse() },
    problem: { number: 25, args: [[1, 2, 3, 4, 5], 2], result: [2, 1, 4, 3, 5] },
  },
  'reverse-recursive': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0, 1]], result: [1, 0] },
    equal: { args: [[4, 4, 5]], result: [5, 4, 4] },
    largest: { args: [upTo(900)], result: upTo(900).reverse() },
    problem: { reason: '206 has up to 5,000 nodes, more levels than Python allows by default' },
  },
}
