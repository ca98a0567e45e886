import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'two-pointers': {
    empty: { args: [[], 3], result: [] },
    zero: { args: [[0, 0, 4], 0], result: [0, 1] },
    equal: { args: [[3, 3], 6], result: [0, 1] },
    largest: { args: [[1, 2_147_483_646, 2_147_483_647], 2_147_483_647], result: [0, 1] },
    problem: { reason: '167 counts from 1, as the listing says' },
  },
  'reader-writer': {
    empty: { drive: 'kept([], 0)' },
    zero: { drive: 'kept([], 0)' },
    equal: { drive: 'kept([7, 7], 7)' },
    largest: { reason: 'it is one pass with one index, whatever the length' },
    problem: { drive: 'kept([3, 2, 2, 3, 5], 3)' },
  },
  'three-sum': {
    empty: { args: [[], 0], result: [] },
    zero: { args: [[0, 0, 0], 0], result: [[0, 0, 0]] },
    equal: { args: [[2, 2, 2, 2], 6], result: [[2, 2, 2]] },
    largest: { args: [repeat(2_000_000_000, 1000), 0], result: [] },
    problem: {
      number: 15,
      args: [[4, -2, -2, 0, 2], 0],
      result: [
        [-2, -2, 4],
        [-2, 0, 2],
      ],
    },
  },
  'merge-from-back': {
    empty: { args: [[], 0, []], result: [] },
    zero: { args: [[0, 0], 0, [0, 0]], result: [0, 0] },
    equal: { args: [[2, 2, 0, 0], 2, [2, 2]], result: [2, 2, 2, 2] },
    largest: {
      args: [[...upTo(100), ...repeat(0, 100)], 100, repeat(100, 100)],
      result: [...upTo(100), ...repeat(100, 100)],
    },
    problem: { reason: '88 passes the number of values in the second array as well' },
  },
}
