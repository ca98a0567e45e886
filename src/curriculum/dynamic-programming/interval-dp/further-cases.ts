import { subsetsOf } from '#algorithms/brute-force.ts'
import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'
import { cases } from './cases.ts'

type Nums = readonly number[]

const cutStickMemo = variantOf(cases, {
  name: {
    python: 'least_cut_cost_with_memo',
    typescript: 'leastCutCostWithMemo',
    java: 'leastCutCostWithMemo',
    cpp: 'leastCutCostWithMemo',
  },
  statement:
    'A stick of this `length` is cut at all positions in `cuts`, one after the other, in any order; each cut costs the length of the piece that it cuts. Return the smallest total cost, top-down with a memo. The cuts are different positions inside the stick, in no order.',
  growth: {
    kind: 'Any cuts: there are n² / 2 pieces, each with up to n first cuts.',
    order: 3,
    sizes: [20, 40, 80],
    input: (size): readonly [number, Nums] => [
      4 * size,
      Array.from({ length: size }, (_, index) => 4 * index + 1 + (index % 3)),
    ],
  },
})

const predictTheWinner: Cases<readonly [values: Nums], boolean> = {
  kind: 'function',
  name: {
    python: 'predict_the_winner',
    typescript: 'predictTheWinner',
    java: 'predictTheWinner',
    cpp: 'predictTheWinner',
  },
  parameters: [{ name: 'values', type: 'int[]' }],
  returns: 'bool',
  statement:
    'Two players take the first or the last of the `values` in turns until none is left, and both play as well as possible. Return whether the player who begins gets at least as much as the other. There is one value at least.',
  examples: [
    { name: 'five values', args: [[5, 2, 8, 9, 3]], result: true },
    { name: 'an even number of values', args: [[5, 20, 6, 4]], result: true },
    { name: 'a large value in the middle', args: [[2, 7, 3]], result: false },
    { name: 'equal values', args: [[4, 4, 4, 4]], result: true },
    { name: 'zeros at the ends', args: [[0, 6, 0, 5, 0]], result: false },
    { name: 'one value', args: [[5]], result: true },
  ],
  random: (next, size) => [
    [wholeNumber(next, 0, 9), ...list(next, Math.min(8, size - 1), () => wholeNumber(next, 0, 9))],
  ],
  reference: (values) => leadOf(values) >= 0,
  isValid: ([values]) => values.length > 0,
  growth: {
    kind: 'Any values: there are n² / 2 ranges, and 2ⁿ ways to play.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => [Array.from({ length: size }, (_, index) => (index * 7) % 10)],
  },
}

const burstBalloons: Cases<readonly [balloons: Nums], number> = {
  kind: 'function',
  name: { python: 'max_coins', typescript: 'maxCoins', java: 'maxCoins', cpp: 'maxCoins' },
  parameters: [{ name: 'balloons', type: 'int[]' }],
  returns: 'int',
  statement:
    'Bursting one of the `balloons` earns the product of its number and those of its two neighbors, where a missing neighbor counts as 1; then its neighbors are next to each other. Return the largest total for bursting all. No number is negative.',
  examples: [
    { name: 'three balloons', args: [[2, 4, 3]], result: 33 },
    { name: 'four balloons', args: [[4, 1, 3, 2]], result: 48 },
    { name: 'two balloons', args: [[1, 5]], result: 10 },
    { name: 'zeros at the ends', args: [[0, 7, 0]], result: 7 },
    { name: 'one balloon', args: [[6]], result: 6 },
    { name: 'no balloons', args: [[]], result: 0 },
  ],
  random: (next, size) => [list(next, Math.min(6, size), () => wholeNumber(next, 0, 6))],
  reference: (balloons) =>
    Math.max(
      0,
      ...balloons.map(
        (own, index) =>
          (balloons[index - 1] ?? 1) * own * (balloons[index + 1] ?? 1) +
          burstBalloons.reference(balloons.toSpliced(index, 1)),
      ),
    ),
  isValid: ([balloons]) => balloons.every((own) => own >= 0),
  growth: {
    kind: 'Any balloons: there are n² / 2 ranges, each with up to n last balloons, and n! orders.',
    order: 3,
    sizes: [32, 64, 128],
    input: (size) => [Array.from({ length: size }, (_, index) => 1 + (index % 5))],
  },
}

const intervalPalindrome: Cases<readonly [text: string], number> = {
  kind: 'function',
  name: {
    python: 'longest_palindromic_subsequence',
    typescript: 'longestPalindromicSubsequence',
    java: 'longestPalindromicSubsequence',
    cpp: 'longestPalindromicSubsequence',
  },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'int',
  statement:
    'Return the length of the longest palindrome that is left of `text` when characters are deleted, or none are. `text` has one character at least.',
  examples: [
    { name: 'one character in the way', args: ['tacoscat'], result: 7 },
    { name: 'characters on both sides', args: ['abcbxa'], result: 5 },
    { name: 'all different', args: ['abcd'], result: 1 },
    { name: 'two equal characters', args: ['zz'], result: 2 },
    { name: 'one character', args: ['q'], result: 1 },
  ],
  random: (next, size) => [randomText(next, 'abc', wholeNumber(next, 1, Math.max(1, Math.min(9, size))))],
  reference: (text) =>
    Math.max(
      ...subsetsOf([...text])
        .filter((left) => left.join() === left.toReversed().join())
        .map(({ length }) => length),
    ),
  isValid: ([text]) => text.length > 0,
  growth: {
    kind: 'Characters in turns: there are n² / 2 ranges, and 2ⁿ choices of characters.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => ['abc'.repeat(size).slice(0, size)],
  },
}

/** By how much the player who is to move wins. */
function leadOf(values: Nums): number {
  if (values.length === 0) return 0
  return Math.max(values[0]! - leadOf(values.slice(1)), values.at(-1)! - leadOf(values.slice(0, -1)))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'cut-stick-memo': cutStickMemo,
  'predict-the-winner': predictTheWinner,
  'burst-balloons': burstBalloons,
  'interval-palindrome': intervalPalindrome,
} satisfies Readonly<Record<string, Cases>>
