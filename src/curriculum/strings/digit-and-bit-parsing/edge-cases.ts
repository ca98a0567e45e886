import type { EdgeCases } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'digit-and-bit-parsing': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0]], result: 0 },
    equal: { args: [[5, 5]], result: 0 },
    largest: { args: [[2_147_483_647, -2_147_483_648, 2_147_483_647]], result: -2_147_483_648 },
    problem: { number: 136, args: [[6, 3, 6]], result: 3 },
  },
  'add-with-carry': {
    empty: { precondition: 'Each number has at least one digit' },
    zero: { args: ['0', '0'], result: '0' },
    equal: { args: ['55', '55'], result: '110' },
    largest: { args: ['9'.repeat(10_000), '1'], result: `1${'0'.repeat(10_000)}` },
    problem: { number: 415, args: ['86', '14'], result: '100' },
  },
  'bit-tricks': {
    empty: { reason: 'the input is one number' },
    zero: {
      calls: [
        ['countBits', 0],
        ['isPowerOfTwo', 0],
      ],
      results: [0, false],
    },
    equal: { reason: 'the input is one number' },
    largest: { calls: [['countBits', 2147483647]], results: [31] },
    problem: { number: 191, calls: [['countBits', 11]], results: [3] },
  },
  'base-conversion': {
    empty: { calls: [['fromBase', '', 2]], results: [0] },
    zero: {
      calls: [
        ['toBase', 0, 2],
        ['fromBase', '0', 2],
      ],
      results: ['0', 0],
    },
    equal: {
      calls: [
        ['toBase', 7, 2],
        ['fromBase', '111', 2],
      ],
      results: ['111', 7],
    },
    largest: {
      calls: [
        ['toBase', 2147483647, 16],
        ['fromBase', '7fffffff', 16],
      ],
      results: ['7fffffff', 2147483647],
    },
    problem: { reason: 'no problem asks for just this' },
  },
}
