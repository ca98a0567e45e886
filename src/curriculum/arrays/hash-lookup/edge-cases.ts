import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'hash-lookup': {
    empty: { args: [[], 4], result: [] },
    zero: { args: [[0, 3, 0], 0], result: [0, 2] },
    equal: { args: [[3, 3], 6], result: [0, 1] },
    largest: { args: [upTo(10_000), 19_997], result: [9_998, 9_999] },
    problem: { number: 1, args: [[5, 9, 1], 6], result: [0, 2] },
  },
  'first-repeat': {
    empty: { args: [[]], result: -1 },
    zero: { args: [[0, 0]], result: 1 },
    equal: { args: [[7, 7, 7]], result: 1 },
    largest: { args: [upTo(100_000)], result: -1 },
    problem: { reason: '217 asks only whether there is one' },
  },
  'consecutive-run': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, -1, 1]], result: 3 },
    equal: { args: [[4, 4, 5]], result: 2 },
    largest: { args: [upTo(100_000)], result: 100_000 },
    problem: { number: 128, args: [[30, 4, 31, 29, 7]], result: 3 },
  },
  'majority-vote': {
    empty: { precondition: 'There must be one, so nums is not empty' },
    zero: { args: [[0, 0, 4]], result: 0 },
    equal: { args: [[3, 3]], result: 3 },
    largest: { args: [repeat(7, 50_000)], result: 7 },
    problem: { number: 169, args: [[6, 2, 6, 6, 5]], result: 6 },
  },
  'random-set': {
    empty: { of: 'RandomSet', calls: [['remove', 1]], results: [false] },
    zero: {
      of: 'RandomSet',
      calls: [['insert', 0], ['getRandom'], ['remove', 0], ['insert', 0]],
      results: [true, 0, true, true],
    },
    equal: {
      of: 'RandomSet',
      calls: [
        ['insert', 5],
        ['insert', 5],
        ['remove', 5],
        ['remove', 5],
      ],
      results: [true, false, true, false],
    },
    largest: {
      of: 'RandomSet',
      calls: [['insert', 2147483647], ['insert', -2147483648], ['remove', 2147483647], ['getRandom']],
      results: [true, true, true, -2147483648],
    },
    problem: {
      number: 380,
      of: 'RandomSet',
      calls: [['insert', 1], ['remove', 2], ['insert', 2], ['remove', 1], ['getRandom']],
      results: [true, false, true, true, 2],
    },
  },
}
