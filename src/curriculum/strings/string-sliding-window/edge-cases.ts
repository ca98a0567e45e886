import type { EdgeCases } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'string-sliding-window': {
    empty: { args: [''], result: 0 },
    zero: { args: ['00'], result: 1 },
    equal: { args: ['aaa'], result: 1 },
    largest: { args: ['a'.repeat(50_000)], result: 1 },
    problem: { number: 3, args: ['pepper'], result: 3 },
  },
  'minimum-window-substring': {
    empty: { args: ['cb', ''], result: '' },
    zero: { reason: 'characters only' },
    equal: { args: ['aab', 'aa'], result: 'aa' },
    largest: { args: ['a'.repeat(100_000), 'a'.repeat(100_000)], result: 'a'.repeat(100_000) },
    problem: { number: 76, args: ['CABAD', 'AD'], result: 'AD' },
  },
  'fixed-window-anagrams': {
    empty: { precondition: 'word has at least one character' },
    zero: { reason: 'characters only' },
    equal: { args: ['aaa', 'a'], result: [0, 1, 2] },
    largest: { args: ['a'.repeat(1_000), 'a'.repeat(1_000)], result: [0] },
    problem: { number: 438, args: ['abcba', 'cb'], result: [1, 2] },
  },
}
