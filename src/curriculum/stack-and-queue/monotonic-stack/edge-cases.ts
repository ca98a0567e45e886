import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'monotonic-stack': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0, 0, 1]], result: [2, 1, 0] },
    equal: { args: [[5, 5]], result: [0, 0] },
    largest: { args: [repeat(30, 10_000)], result: repeat(0, 10_000) },
    problem: { number: 739, args: [[60, 55, 58, 61]], result: [3, 1, 1, 0] },
  },
  'next-greater': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0, -1]], result: [-1, 0] },
    equal: { args: [[3, 3]], result: [-1, -1] },
    largest: { args: [repeat(1, 10_000)], result: repeat(-1, 10_000) },
    problem: { number: 503, args: [[4, 2, 6, 3]], result: [6, 6, -1, 4] },
  },
  'largest-rectangle': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, 0]], result: 0 },
    equal: { args: [[3, 3, 3]], result: 9 },
    largest: { args: [repeat(10_000, 100_000)], result: 1_000_000_000 },
    problem: { number: 84, args: [[3, 2, 5, 6]], result: 10 },
  },
  'smallest-after-removals': {
    empty: { args: ['', 0], result: '0' },
    zero: { args: ['100', 1], result: '0' },
    equal: { args: ['2222', 2], result: '22' },
    largest: { args: ['9'.repeat(100_000), 99_999], result: '9' },
    problem: { number: 402, args: ['70415', 2], result: '15' },
  },
}
