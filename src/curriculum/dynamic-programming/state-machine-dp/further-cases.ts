import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { cases } from './cases.ts'

type Nums = readonly number[]

const cooldownMemo = variantOf(cases, {
  name: {
    python: 'max_profit_with_memo',
    typescript: 'maxProfitWithMemo',
    java: 'maxProfitWithMemo',
    cpp: 'maxProfitWithMemo',
  },
  statement:
    '`prices` has the price of a share for each day. One can hold one share at most, and after selling cannot buy on the next day. Return the largest profit, top-down with a memo, 0 if none is possible.',
  isValid: ([prices]) => prices.length <= 1000 && prices.every((price) => price >= 0),
  growth: {
    kind: 'Prices that keep rising and falling: without a memo, the calls grow exponentially.',
    order: 1,
    sizes: [64, 128, 256, 512],
    input: (size): readonly [Nums] => [Array.from({ length: size }, (_, index) => (index * 7919) % 1000)],
  },
})

const stockFee: Cases<readonly [prices: Nums, fee: number], number> = {
  kind: 'function',
  name: {
    python: 'max_profit_with_fee',
    typescript: 'maxProfitWithFee',
    java: 'maxProfitWithFee',
    cpp: 'maxProfitWithFee',
  },
  parameters: [
    { name: 'prices', type: 'int[]' },
    { name: 'fee', type: 'int' },
  ],
  returns: 'int',
  statement:
    '`prices` has the price of a share for each day. One can hold one share at most, trade as often as one likes, and pays `fee` for each purchase with its sale. Return the largest profit, 0 if none is possible. Nothing is negative.',
  examples: [
    { name: 'two trades', args: [[1, 5, 2, 7], 1], result: 7 },
    { name: 'one long trade', args: [[1, 5, 2, 7], 4], result: 2 },
    { name: 'falling prices', args: [[9, 6, 4], 1], result: 0 },
    { name: 'a fee above the gain', args: [[3, 4], 2], result: 0 },
    { name: 'one day', args: [[5], 0], result: 0 },
  ],
  random: (next, size) => [
    list(next, Math.min(9, size), () => wholeNumber(next, 0, 9)),
    wholeNumber(next, 0, 4),
  ],
  reference: (prices, fee) => bestOf(prices, fee, prices.length),
  isValid: ([prices, fee]) => fee >= 0 && prices.every((price) => price >= 0),
  growth: {
    kind: 'Prices that keep rising and falling: the choices of trades grow exponentially.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => (index * 7919) % 1000), 50],
  },
}

const stockKTrades: Cases<readonly [k: number, prices: Nums], number> = {
  kind: 'function',
  name: {
    python: 'max_profit_with_k_trades',
    typescript: 'maxProfitWithKTrades',
    java: 'maxProfitWithKTrades',
    cpp: 'maxProfitWithKTrades',
  },
  parameters: [
    { name: 'k', type: 'int' },
    { name: 'prices', type: 'int[]' },
  ],
  returns: 'int',
  statement:
    '`prices` has the price of a share for each day. One can hold one share at most, and buy and sell `k` times at most. Return the largest profit, 0 if none is possible. Nothing is negative.',
  examples: [
    { name: 'one trade', args: [1, [2, 6, 1, 8, 3, 7]], result: 7 },
    { name: 'two trades', args: [2, [2, 6, 1, 8, 3, 7]], result: 11 },
    { name: 'all rises', args: [3, [2, 6, 1, 8, 3, 7]], result: 15 },
    { name: 'more trades than rises', args: [9, [2, 6, 1, 8, 3, 7]], result: 15 },
    { name: 'no trade allowed', args: [0, [1, 9]], result: 0 },
    { name: 'falling prices', args: [2, [9, 6, 4]], result: 0 },
  ],
  random: (next, size) => [
    wholeNumber(next, 0, 4),
    list(next, Math.min(9, size), () => wholeNumber(next, 0, 9)),
  ],
  reference: (k, prices) => bestOf(prices, 0, k),
  isValid: ([k, prices]) => k >= 0 && prices.every((price) => price >= 0),
  growth: {
    kind: 'As many trades as would help: a table of trades and days.',
    order: 2,
    sizes: [64, 128, 256, 512],
    input: (size) => [size, Array.from({ length: size }, (_, index) => (index * 7919) % 1000)],
  },
}

/** Tries each first purchase with each day of its sale, and the same with what is left. */
function bestOf(prices: Nums, fee: number, trades: number): number {
  if (trades === 0) return 0
  const profits = prices.flatMap((bought, day) =>
    prices.slice(day + 1).map((sold, after) => {
      const gain = sold - bought - fee
      return gain > 0 ? gain + bestOf(prices.slice(day + after + 2), fee, trades - 1) : 0
    }),
  )
  return Math.max(0, ...profits)
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'cooldown-memo': cooldownMemo,
  'stock-fee': stockFee,
  'stock-k-trades': stockKTrades,
} satisfies Readonly<Record<string, Cases>>
