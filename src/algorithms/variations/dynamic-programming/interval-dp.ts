import type { CodeProof } from '../../checks/code-proof.ts'

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'burst-balloons': {
    kind: 'function',
    name: { python: 'max_coins', typescript: 'maxCoins', java: 'maxCoins', cpp: 'maxCoins' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[2, 4, 3]], result: 33 },
      { args: [[4, 1, 3, 2]], result: 48 },
      { args: [[1, 5]], result: 10 },
      { args: [[0, 7, 0]], result: 7 },
      { args: [[6]], result: 6 },
      { args: [[]], result: 0 },
    ],
  },
  'interval-palindrome': {
    kind: 'function',
    name: {
      python: 'longest_palindromic_subsequence',
      typescript: 'longestPalindromicSubsequence',
      java: 'longestPalindromicSubsequence',
      cpp: 'longestPalindromicSubsequence',
    },
    parameters: ['string'],
    returns: 'int',
    cases: [
      { args: ['tacoscat'], result: 7 },
      { args: ['abcbxa'], result: 5 },
      { args: ['abcd'], result: 1 },
      { args: ['zz'], result: 2 },
      { args: ['q'], result: 1 },
    ],
  },
}
