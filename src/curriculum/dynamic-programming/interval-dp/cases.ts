import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof, FunctionProof } from '#algorithms/code-proof.ts'

type Args = readonly [values: readonly number[]]

export const cases: Cases<Args, boolean> = {
  kind: 'function',
  name: {
    python: 'predict_the_winner',
    typescript: 'predictTheWinner',
    java: 'predictTheWinner',
    cpp: 'predictTheWinner',
  },
  parameters: [{ name: 'values', type: 'int[]' }],
  returns: 'bool',
  examples: [
    { name: 'the values of the lesson', args: [[5, 2, 8, 9, 3]], result: true },
    { name: 'taking the larger end first would lose', args: [[5, 20, 6, 4]], result: true },
    { name: 'the large value in the middle goes to the second player', args: [[2, 7, 3]], result: false },
    { name: 'a draw counts', args: [[4, 4, 4, 4]], result: true },
    { name: 'zeros', args: [[0, 0, 0]], result: true },
    { name: 'large values that only the second player reaches', args: [[0, 6, 0, 5, 0]], result: false },
    { name: 'two values', args: [[1, 8]], result: true },
    { name: 'one value', args: [[5]], result: true },
  ],
  random(next, size) {
    const value = () => wholeNumber(next, 0, 12)
    return [[value(), ...list(next, size - 1, value)]]
  },
  reference: (values) => playOut(values, 0, 0, true),
  growth: {
    kind: 'Any row of values: both ends are a choice on every turn, so there are n² / 2 subarrays to solve and 2ⁿ⁻¹ games to play out.',
    sizes: [100, 200, 400, 800],
    input: (size) => [Array.from({ length: size }, (_, index) => (index * 7919) % 1000)],
  },
}

/** Plays every game to its end and compares what both have taken: does the first player avoid losing? */
function playOut(values: readonly number[], first: number, second: number, isFirst: boolean): boolean {
  if (values.length === 0) return first >= second
  const ends = [
    { taken: values[0] ?? 0, rest: values.slice(1) },
    { taken: values.at(-1) ?? 0, rest: values.slice(0, -1) },
  ]
  const outcomes = ends.map(({ taken, rest }) =>
    playOut(rest, isFirst ? first + taken : first, isFirst ? second : second + taken, !isFirst),
  )
  return isFirst ? outcomes.some(Boolean) : outcomes.every(Boolean)
}

const cuttings: Omit<FunctionProof, 'name'> = {
  kind: 'function',
  parameters: ['int', 'int[]'],
  returns: 'int',
  cases: [
    { args: [9, [3, 5]], result: 14 },
    { args: [10, [3, 1, 2]], result: 15 },
    // Cutting at 4 first, in the middle, would cost 8 + 4 + 4 = 16.
    { args: [8, [5, 3, 4]], result: 15 },
    { args: [6, [2]], result: 6 },
    { args: [4, []], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'cut-stick': {
    ...cuttings,
    name: {
      python: 'least_cut_cost',
      typescript: 'leastCutCost',
      java: 'leastCutCost',
      cpp: 'leastCutCost',
    },
  },
  'cut-stick-memo': {
    ...cuttings,
    name: {
      python: 'least_cut_cost_with_memo',
      typescript: 'leastCutCostWithMemo',
      java: 'leastCutCostWithMemo',
      cpp: 'leastCutCostWithMemo',
    },
  },
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
