import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'queue-operations': {
    empty: { of: 'MyQueue', calls: [['empty']], results: [true] },
    zero: { of: 'MyQueue', calls: [['push', 0], ['peek'], ['pop'], ['empty']], results: [null, 0, 0, true] },
    equal: {
      of: 'MyQueue',
      calls: [['push', 3], ['push', 3], ['pop'], ['pop']],
      results: [null, null, 3, 3],
    },
    largest: { of: 'MyQueue', calls: [['push', 2147483647], ['pop']], results: [null, 2147483647] },
    problem: {
      number: 232,
      of: 'MyQueue',
      calls: [['push', 8], ['push', 9], ['peek'], ['pop'], ['empty']],
      results: [null, null, 8, 8, false],
    },
  },
  'queue-ring-buffer': {
    empty: { of: 'RingQueue', given: [0], calls: [['enqueue', 1]], results: [false] },
    zero: { of: 'RingQueue', given: [1], calls: [['enqueue', 0], ['dequeue']], results: [true, 0] },
    equal: {
      of: 'RingQueue',
      given: [2],
      calls: [['enqueue', 4], ['enqueue', 4], ['dequeue'], ['dequeue']],
      results: [true, true, 4, 4],
    },
    largest: {
      of: 'RingQueue',
      given: [1000],
      calls: [['enqueue', 1000], ['dequeue']],
      results: [true, 1000],
    },
    problem: { reason: '622 has other names, and answers true or false where this one returns the value' },
  },
  'queue-window-maximum': {
    empty: { args: [[], 1], result: [] },
    zero: { precondition: 'k is at least 1' },
    equal: { args: [[4, 4, 4], 2], result: [4, 4] },
    largest: { args: [repeat(9, 100_000), 100_000], result: [9] },
    problem: { number: 239, args: [[2, 7, 1, 3], 2], result: [7, 7, 3] },
  },
}
