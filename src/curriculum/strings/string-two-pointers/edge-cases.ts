import type { EdgeCases } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'string-two-pointers': {
    empty: { args: [''], result: true },
    zero: { args: ['0P'], result: false },
    equal: { args: ['aa'], result: true },
    largest: { args: ['a'.repeat(200_000)], result: true },
    problem: { number: 125, args: ['Step on no pets!'], result: true },
  },
  'expand-around-center': {
    empty: { args: [''], result: '' },
    zero: { reason: 'characters only' },
    equal: { args: ['aa'], result: 'aa' },
    largest: { args: ['a'.repeat(1_000)], result: 'a'.repeat(1_000) },
    problem: { number: 5, args: ['radars'], result: 'radar' },
  },
  'subsequence-check': {
    empty: { args: ['', 'a'], result: true },
    zero: { reason: 'characters only' },
    equal: { args: ['aa', 'a'], result: false },
    largest: { args: ['a'.repeat(100), 'a'.repeat(10_000)], result: true },
    problem: { number: 392, args: ['sun', 'season'], result: false },
  },
  'reverse-words': {
    empty: { drive: 'list("")' },
    zero: { reason: 'characters only' },
    equal: { drive: 'list("a a")' },
    largest: { reason: 'it takes two passes and two indices, whatever the length' },
    problem: { drive: 'the sky is blue' },
  },
  'kmp-search': {
    empty: { precondition: 'For a pattern with at least one character' },
    zero: { reason: 'characters only' },
    equal: { args: ['aaa', 'aa'], result: 0 },
    largest: { args: ['a'.repeat(10_000), 'a'.repeat(5_000)], result: 0 },
    problem: { number: 28, args: ['banana', 'nan'], result: 2 },
  },
}
