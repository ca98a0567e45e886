import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'predict_the_winner',
    typescript: 'predictTheWinner',
    java: 'predictTheWinner',
    cpp: 'predictTheWinner',
  },
  parameters: ['int[]'],
  returns: 'bool',
  cases: [
    { args: [[5, 2, 8, 9, 3]], result: true },
    { args: [[5, 20, 6, 4]], result: true },
    { args: [[2, 7, 3]], result: false },
    { args: [[4, 4, 4, 4]], result: true },
    { args: [[0, 6, 0, 5, 0]], result: false },
    { args: [[1, 8]], result: true },
    { args: [[5]], result: true },
  ],
}

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
