import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'longest_common_subsequence',
    typescript: 'longestCommonSubsequence',
    java: 'longestCommonSubsequence',
    cpp: 'longestCommonSubsequence',
  },
  parameters: ['string', 'string'],
  returns: 'string',
  cases: [
    { args: ['peak', 'park'], result: 'pak' },
    { args: ['', ''], result: '' },
    { args: ['', 'peak'], result: '' },
    { args: ['a', 'a'], result: 'a' },
    { args: ['goat', 'shy'], result: '' },
    { args: ['ridge', 'rig'], result: 'rig' },
    { args: ['aaba', 'aaa'], result: 'aaa' },
    { args: ['abc', 'cba'], result: 'a' },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'edit-distance': {
    kind: 'function',
    name: { python: 'edit_distance', typescript: 'editDistance', java: 'editDistance', cpp: 'editDistance' },
    parameters: ['string', 'string'],
    returns: 'int',
    cases: [
      { args: ['kitten', 'sitting'], result: 3 },
      { args: ['', ''], result: 0 },
      { args: ['abc', ''], result: 3 },
      { args: ['', 'ab'], result: 2 },
      { args: ['flaw', 'lawn'], result: 2 },
      { args: ['same', 'same'], result: 0 },
      { args: ['ab', 'ba'], result: 2 },
    ],
  },
  'word-break': {
    kind: 'function',
    name: { python: 'can_split', typescript: 'canSplit', java: 'canSplit', cpp: 'canSplit' },
    parameters: ['string', 'string[]'],
    returns: 'bool',
    cases: [
      { args: ['goals', ['goal', 'go', 'als']], result: true },
      { args: ['goalsx', ['goal', 'go', 'als']], result: false },
      { args: ['', ['a']], result: true },
      { args: ['aaab', ['a', 'aa']], result: false },
      { args: ['aaab', ['aa', 'ab']], result: true },
      { args: ['cat', ['c', 'at', 'ca']], result: true },
      { args: ['a', ['b']], result: false },
    ],
  },
  'star-pattern': {
    kind: 'function',
    name: { python: 'matches', typescript: 'matches', java: 'matches', cpp: 'matches' },
    parameters: ['string', 'string'],
    returns: 'bool',
    cases: [
      { args: ['aab', 'c*a*b'], result: true },
      { args: ['ab', '.*'], result: true },
      { args: ['aa', 'a'], result: false },
      { args: ['', ''], result: true },
      { args: ['', 'a*'], result: true },
      { args: ['', '.'], result: false },
      { args: ['mississippi', 'mis*is*p*.'], result: false },
      { args: ['aaa', 'ab*a*c*a'], result: true },
    ],
  },
}
