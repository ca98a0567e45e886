import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { cases } from './cases.ts'

type Nums = readonly number[]

const combinationsMemo = variantOf(cases, {
  name: {
    python: 'count_combinations_with_memo',
    typescript: 'countCombinationsWithMemo',
    java: 'countCombinationsWithMemo',
    cpp: 'countCombinationsWithMemo',
  },
  statement:
    'Return in how many ways `amount` can be paid with `coins`, each as often as one likes, top-down with a memo. Ways that differ only in order are the same. All coins are positive and different, and `amount` is not negative; 0 is paid in one way, without coins.',
  isValid: ([amount, coins]) =>
    amount >= 0 && amount <= 1000 && coins.every((coin) => coin >= 1) && new Set(coins).size === coins.length,
  growth: {
    kind: 'Small coins, which leave a rest again and again: without a memo, the calls grow with the square of the amount.',
    order: 1,
    sizes: [64, 128, 256, 512],
    input: (size): readonly [number, Nums] => [size, [1, 5, 10]],
  },
})

const coinCombinations = variantOf(cases, {
  name: {
    python: 'count_combinations',
    typescript: 'countCombinations',
    java: 'countCombinations',
    cpp: 'countCombinations',
  },
  statement:
    'Return in how many ways `amount` can be paid with `coins`, each as often as one likes, with one row instead of a table. Ways that differ only in order are the same. All coins are positive and different, and `amount` is not negative; 0 is paid in one way, without coins.',
})

const coinChangeFewest: Cases<readonly [coins: Nums, amount: number], number> = {
  kind: 'function',
  name: { python: 'coin_change', typescript: 'coinChange', java: 'coinChange', cpp: 'coinChange' },
  parameters: [
    { name: 'coins', type: 'int[]' },
    { name: 'amount', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the smallest number of coins that add up to `amount`, each of the `coins` as often as one likes, or -1 if it cannot be paid. All coins are positive, and `amount` is not negative.',
  examples: [
    { name: 'the largest coin is no help', args: [[1, 3, 4], 6], result: 2 },
    { name: 'two equal coins', args: [[1, 5, 6], 10], result: 2 },
    { name: 'an amount between', args: [[4, 6], 9], result: -1 },
    { name: 'coins that are too large', args: [[7, 20], 5], result: -1 },
    { name: 'one coin', args: [[3], 12], result: 4 },
    { name: 'nothing to pay', args: [[1, 3, 4], 0], result: 0 },
    { name: 'no coins', args: [[], 4], result: -1 },
  ],
  random: (next, size) => [
    [...new Set(list(next, 4, () => wholeNumber(next, 1, 9)))],
    wholeNumber(next, 0, 2 * size),
  ],
  /** The amounts that one coin more can pay, until the wanted one is among them. */
  reference(coins, amount) {
    let reached = new Set([0])
    for (let count = 0; count <= amount; count++) {
      if (reached.has(amount)) return count
      reached = new Set(
        [...reached].flatMap((part) => coins.map((coin) => part + coin)).filter((part) => part <= amount),
      )
    }
    return -1
  },
  isValid: ([coins, amount]) => coins.every((coin) => coin >= 1) && amount >= 0,
  growth: {
    kind: 'Small coins and a growing amount: trying all coins one after the other grows exponentially.',
    order: 1,
    sizes: [512, 2048, 8192, 32_768],
    input: (size) => [[1, 5, 10], size],
  },
}

const coinSequences: Cases<readonly [nums: Nums, target: number], number> = {
  kind: 'function',
  name: {
    python: 'count_sequences',
    typescript: 'countSequences',
    java: 'countSequences',
    cpp: 'countSequences',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return how many sequences of `nums` add up to `target`, each number as often as one likes, where another order is another sequence. All numbers are positive and different, and so is `target`.',
  examples: [
    { name: 'both orders', args: [[1, 2], 3], result: 3 },
    { name: 'five sequences', args: [[2, 1], 4], result: 5 },
    { name: 'only one number each', args: [[3, 5], 8], result: 2 },
    { name: 'not reached', args: [[2, 4], 7], result: 0 },
    { name: 'a number that is too large', args: [[9], 3], result: 0 },
  ],
  random: (next, size) => [
    [...new Set([wholeNumber(next, 1, 6), ...list(next, 3, () => wholeNumber(next, 1, 6))])],
    wholeNumber(next, 1, Math.max(1, Math.min(12, 2 * size))),
  ],
  reference: (nums, target) =>
    nums.reduce((ways, num) => {
      if (num > target) return ways
      return ways + (num === target ? 1 : coinSequences.reference(nums, target - num))
    }, 0),
  isValid: ([nums, target]) =>
    target >= 1 &&
    nums.every((num) => num >= 1) &&
    new Set(nums).size === nums.length &&
    (target <= 30 || nums.every((num) => 30 * num >= target)),
  growth: {
    kind: 'Numbers of which only few fit into the target: the sequences still grow exponentially with how many fit.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [[size >> 2, size >> 3], size],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'combinations-memo': combinationsMemo,
  'coin-combinations': coinCombinations,
  'coin-change-fewest': coinChangeFewest,
  'coin-sequences': coinSequences,
} satisfies Readonly<Record<string, Cases>>
