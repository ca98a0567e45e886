import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  trie: {
    empty: {
      of: 'Trie',
      calls: [
        ['search', ''],
        ['startsWith', ''],
      ],
      results: [false, true],
    },
    zero: { reason: 'characters only' },
    equal: {
      of: 'Trie',
      calls: [
        ['insert', 'aa'],
        ['insert', 'aa'],
        ['search', 'aa'],
      ],
      results: [null, null, true],
    },
    largest: {
      of: 'Trie',
      calls: [
        ['insert', 'a'.repeat(2000)],
        ['search', 'a'.repeat(2000)],
      ],
      results: [null, true],
    },
    problem: {
      number: 208,
      of: 'Trie',
      calls: [
        ['insert', 'goat'],
        ['search', 'go'],
        ['startsWith', 'go'],
      ],
      results: [null, false, true],
    },
  },
  'trie-wildcard': {
    empty: { of: 'WildcardDictionary', calls: [['matches', '']], results: [false] },
    zero: { reason: 'characters only' },
    equal: {
      of: 'WildcardDictionary',
      calls: [
        ['add', 'aa'],
        ['add', 'aa'],
        ['matches', '.a'],
      ],
      results: [null, null, true],
    },
    largest: {
      of: 'WildcardDictionary',
      calls: [
        ['add', 'a'.repeat(25)],
        ['matches', '.'.repeat(25)],
      ],
      results: [null, true],
    },
    problem: { reason: '211 calls the two methods addWord and search' },
  },
  'trie-board-search': {
    empty: { args: [[], ['a']], result: [] },
    zero: { reason: 'letters only' },
    equal: { args: [[['a', 'a']], ['aa', 'aa']], result: ['aa'] },
    largest: { args: [repeat(repeat('a', 12), 12), ['a'.repeat(10)]], result: ['a'.repeat(10)] },
    problem: {
      number: 212,
      args: [
        [
          ['c', 'a'],
          ['r', 't'],
        ],
        ['cat', 'tar', 'car'],
      ],
      result: ['cat'],
    },
  },
  'trie-max-xor': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0, 0]], result: 0 },
    equal: { args: [[6, 6]], result: 0 },
    largest: { args: [repeat(2_147_483_647, 1_000)], result: 0 },
    problem: { number: 421, args: [[4, 9, 6]], result: 15 },
  },
}
