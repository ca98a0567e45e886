import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'longest_unique',
    typescript: 'longestUnique',
    java: 'longestUnique',
    cpp: 'longestUnique',
  },
  parameters: ['string'],
  returns: 'int',
  cases: [
    { args: ['tomatoes'], result: 6 },
    { args: [''], result: 0 },
    { args: ['x'], result: 1 },
    { args: ['aaaa'], result: 1 },
    { args: ['abba'], result: 2 },
    { args: ['abcdbefgh'], result: 7 },
    { args: ['go to sea'], result: 6 },
    { args: ['aAaA'], result: 2 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'minimum-window-substring': {
    kind: 'function',
    name: {
      python: 'shortest_cover',
      typescript: 'shortestCover',
      java: 'shortestCover',
      cpp: 'shortestCover',
    },
    parameters: ['string', 'string'],
    returns: 'string',
    cases: [
      { args: ['figcaptain', 'aft'], result: 'figcapt' },
      { args: ['xaybzaby', 'ab'], result: 'ab' },
      { args: ['abcaab', 'aab'], result: 'aab' },
      { args: ['', 'a'], result: '' },
      { args: ['a', 'aa'], result: '' },
      { args: ['bca', 'abc'], result: 'bca' },
      { args: ['aabdec', 'abc'], result: 'abdec' },
    ],
  },
  'fixed-window-anagrams': {
    kind: 'function',
    name: {
      python: 'anagram_starts',
      typescript: 'anagramStarts',
      java: 'anagramStarts',
      cpp: 'anagramStarts',
    },
    parameters: ['string', 'string'],
    returns: 'int[]',
    cases: [
      { args: ['tacocat', 'cat'], result: [0, 4] },
      { args: ['abab', 'ab'], result: [0, 1, 2] },
      { args: ['aaa', 'aa'], result: [0, 1] },
      { args: ['ab', 'abc'], result: [] },
      { args: ['', 'a'], result: [] },
      { args: ['baa', 'aab'], result: [0] },
      { args: ['xyz', 'a'], result: [] },
    ],
  },
}
