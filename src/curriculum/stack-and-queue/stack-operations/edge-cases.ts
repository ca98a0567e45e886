import { type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'stack-operations': {
    empty: { args: [[], []], result: true },
    zero: { args: [[0], [0]], result: true },
    equal: {
      args: [
        [1, 1],
        [1, 1],
      ],
      result: true,
    },
    largest: { args: [upTo(1000), upTo(1000)], result: true },
    problem: {
      number: 946,
      args: [
        [4, 5, 6],
        [5, 6, 4],
      ],
      result: true,
    },
  },
  'matching-brackets': {
    empty: { args: [''], result: true },
    zero: { reason: 'characters only' },
    equal: { args: ['(('], result: false },
    largest: { args: ['('.repeat(10_000)], result: false },
    problem: { number: 20, args: ['{[]}()'], result: true },
  },
  'min-stack': {
    empty: { precondition: 'All calls but push need an entry' },
    zero: { of: 'MinStack', calls: [['push', 0], ['minimum'], ['top']], results: [null, 0, 0] },
    equal: {
      of: 'MinStack',
      calls: [['push', 2], ['push', 2], ['pop'], ['minimum']],
      results: [null, null, 2, 2],
    },
    largest: {
      of: 'MinStack',
      calls: [['push', 2147483647], ['push', -2147483648], ['minimum']],
      results: [null, null, -2147483648],
    },
    problem: {
      number: 155,
      of: 'MinStack',
      calls: [['push', 5], ['push', 1], ['minimum'], ['pop'], ['top'], ['minimum']],
      results: [null, null, 1, 1, 5, 5],
    },
  },
  'evaluate-rpn': {
    empty: { precondition: 'The tokens form an expression that never divides by 0' },
    zero: { args: [['0', '7', '/']], result: 0 },
    equal: { args: [['4', '4', '-']], result: 0 },
    largest: { args: [['1', ...repeat(['1', '+'], 1_999).flat()]], result: 2_000 },
    problem: { number: 150, args: [['7', '-2', '/']], result: -3 },
  },
  'decode-string': {
    empty: { args: [''], result: '' },
    zero: { args: ['0[a]b'], result: 'b' },
    equal: { args: ['2[aa]'], result: 'aaaa' },
    largest: { args: ['300[a]'], result: 'a'.repeat(300) },
    problem: { number: 394, args: ['2[x3[y]]'], result: 'xyyyxyyy' },
  },
}
