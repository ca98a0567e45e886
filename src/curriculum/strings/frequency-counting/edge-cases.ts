import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'frequency-counting': {
    empty: { args: ['', ''], result: true },
    zero: { reason: 'characters only' },
    equal: { args: ['aa', 'aa'], result: true },
    largest: { args: ['a'.repeat(50_000), 'a'.repeat(50_000)], result: true },
    problem: { number: 242, args: ['stone', 'notes'], result: true },
  },
  'anagram-groups': {
    empty: { args: [[]], result: [] },
    zero: { args: [['0', '0']], result: [['0', '0']] },
    equal: { args: [['ab', 'ba', 'ab']], result: [['ab', 'ba', 'ab']] },
    largest: { args: [repeat('', 300)], result: [repeat('', 300)] },
    problem: { number: 49, args: [['arc', 'car', 'sun']], result: [['arc', 'car'], ['sun']] },
  },
  'first-unique-character': {
    empty: { args: [''], result: -1 },
    zero: { reason: 'characters only' },
    equal: { args: ['zz'], result: -1 },
    largest: { args: ['a'.repeat(100_000)], result: -1 },
    problem: { number: 387, args: ['noon sun'], result: 4 },
  },
  'one-to-one-mapping': {
    empty: { args: ['', ''], result: true },
    zero: { reason: 'characters only' },
    equal: { args: ['aa', 'bb'], result: true },
    largest: { args: ['a'.repeat(50_000), 'b'.repeat(50_000)], result: true },
    problem: { number: 205, args: ['deed', 'noon'], result: true },
  },
}
