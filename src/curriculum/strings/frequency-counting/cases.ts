import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'is_anagram', typescript: 'isAnagram', java: 'isAnagram', cpp: 'isAnagram' },
  parameters: ['string', 'string'],
  returns: 'bool',
  cases: [
    { args: ['listen', 'silent'], result: true },
    { args: ['', ''], result: true },
    { args: ['a', ''], result: false },
    { args: ['', 'a'], result: false },
    { args: ['rattle', 'letter'], result: false },
    { args: ['aab', 'abb'], result: false },
    { args: ['banana', 'nabana'], result: true },
    { args: ['a', 'b'], result: false },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'anagram-groups': {
    kind: 'function',
    name: {
      python: 'group_anagrams',
      typescript: 'groupAnagrams',
      java: 'groupAnagrams',
      cpp: 'groupAnagrams',
    },
    parameters: ['string[]'],
    returns: 'string[][]',
    cases: [
      { args: [['tar', 'bee', 'art', 'rat']], result: [['tar', 'art', 'rat'], ['bee']] },
      { args: [[]], result: [] },
      { args: [['']], result: [['']] },
      { args: [['a', 'b', 'a']], result: [['a', 'a'], ['b']] },
      { args: [['aab', 'abb', 'aba']], result: [['aab', 'aba'], ['abb']] },
    ],
  },
  'first-unique-character': {
    kind: 'function',
    name: { python: 'first_unique', typescript: 'firstUnique', java: 'firstUnique', cpp: 'firstUnique' },
    parameters: ['string'],
    returns: 'int',
    cases: [
      { args: ['pepper'], result: 5 },
      { args: ['aabb'], result: -1 },
      { args: [''], result: -1 },
      { args: ['z'], result: 0 },
      { args: ['abcab'], result: 2 },
      { args: ['swiss'], result: 1 },
    ],
  },
  'one-to-one-mapping': {
    kind: 'function',
    name: { python: 'is_one_to_one', typescript: 'isOneToOne', java: 'isOneToOne', cpp: 'isOneToOne' },
    parameters: ['string', 'string'],
    returns: 'bool',
    cases: [
      { args: ['noon', 'abba'], result: true },
      { args: ['badc', 'baba'], result: false },
      { args: ['baba', 'badc'], result: false },
      { args: ['', ''], result: true },
      { args: ['ab', 'a'], result: false },
      { args: ['a', 'a'], result: true },
    ],
  },
}
