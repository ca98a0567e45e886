import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'heap-priority-queue': {
    empty: { args: [[], 1], result: [] },
    zero: { precondition: 'k is at least 1' },
    equal: { args: [[4, 4, 4], 2], result: [4, 4] },
    largest: { args: [repeat(7, 10_000), 1], result: [7] },
    problem: { reason: 'no problem asks for just this' },
  },
  'heap-library': {
    empty: { args: [[], 1], result: [] },
    zero: { args: [[0, 5], 0], result: [] },
    equal: { args: [[4, 4, 4], 2], result: [4, 4] },
    largest: { args: [upTo(10_000), 1], result: [9_999] },
    problem: { reason: 'no problem asks for just this' },
  },
  'k-way-merge': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0], [], [0]]], result: [0, 0] },
    equal: { args: [[[2, 2], [2]]], result: [2, 2, 2] },
    largest: { args: [repeat([1], 1_000)], result: repeat(1, 1_000) },
    problem: { reason: '23 passes linked lists' },
  },
  'two-heaps-median': {
    empty: { precondition: 'Only after a number was added' },
    zero: { of: 'MedianFinder', calls: [['add', 0], ['median']], results: [null, 0] },
    equal: { of: 'MedianFinder', calls: [['add', 4], ['add', 4], ['median']], results: [null, null, 4] },
    largest: {
      of: 'MedianFinder',
      calls: [['add', 2147483647], ['add', 2147483647], ['median']],
      results: [null, null, 2147483647],
    },
    problem: {
      number: 295,
      of: 'MedianFinder',
      calls: [['add', 3], ['add', 8], ['median'], ['add', 5], ['median']],
      results: [null, null, 5.5, null, 5],
    },
  },
}
