import type { EdgeCases } from '#algorithms/edge-cases.ts'

const starPattern: EdgeCases = {
  empty: { args: ['', ''], result: true },
  zero: { reason: 'characters only' },
  equal: { args: ['aa', 'aa'], result: true },
  largest: { args: ['a'.repeat(20), 'a*'.repeat(10)], result: true },
  problem: { number: 10, args: ['noon', 'no*n'], result: true },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'string-dynamic-programming': {
    empty: { args: ['', 'a'], result: '' },
    zero: { reason: 'characters only' },
    equal: { args: ['aa', 'aa'], result: 'aa' },
    largest: { args: ['a'.repeat(500), 'a'.repeat(500)], result: 'a'.repeat(500) },
    problem: { reason: '1143 asks for the length of this string' },
  },
  'edit-distance': {
    empty: { args: ['', 'ab'], result: 2 },
    zero: { reason: 'characters only' },
    equal: { args: ['cc', 'cc'], result: 0 },
    largest: { args: ['a'.repeat(500), 'b'.repeat(500)], result: 500 },
    problem: { number: 72, args: ['stair', 'star'], result: 1 },
  },
  'word-break': {
    empty: { args: ['', []], result: true },
    zero: { reason: 'characters only' },
    equal: { args: ['aaa', ['a', 'a']], result: true },
    largest: { args: ['a'.repeat(300), ['aa', 'aaaa']], result: true },
    problem: { number: 139, args: ['sunset', ['set', 'sun']], result: true },
  },
  'star-pattern': starPattern,
  'star-pattern-memo': starPattern,
}
