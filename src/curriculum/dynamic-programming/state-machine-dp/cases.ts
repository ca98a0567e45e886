import { type Cases, enlarge, numbers } from '#algorithms/cases.ts'

type Args = readonly [prices: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`prices` has the price of a stock on each day; no price is negative. Return the largest profit from any number of trades, or 0 if no trade pays. You can hold at most one share at a time, and after a sale you cannot buy on the next day.',
  name: { python: 'max_profit', typescript: 'maxProfit', java: 'maxProfit', cpp: 'maxProfit' },
  parameters: [{ name: 'prices', type: 'int[]' }],
  returns: 'int',
  examples: [
    { name: 'the prices of the lesson', args: [[2, 5, 1, 3, 8]], result: 8 },
    { name: 'one trade is better than two that need a rest between them', args: [[1, 4, 2, 9]], result: 8 },
    { name: 'rising prices: one trade', args: [[1, 2, 4, 7]], result: 6 },
    { name: 'falling prices: nothing to earn', args: [[9, 6, 4, 1]], result: 0 },
    { name: 'equal prices', args: [[5, 5, 5]], result: 0 },
    { name: 'free shares', args: [[3, 0, 6, 0, 0, 7]], result: 13 },
    { name: 'one day', args: [[4]], result: 0 },
    { name: 'no days', args: [[]], result: 0 },
  ],
  random: (next, size) => [numbers(next, size, 0, 12)],
  larger: (args) => enlarge(args),
  reference: (prices) => Math.max(...earningsOf(prices)),
  isValid: ([prices]) => prices.every((price) => price >= 0),
  growth: {
    kind: 'Prices that keep rising and falling: the choices of trades grow exponentially, and comparing every pair of days takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => (index * 7919) % 1000)],
  },
}

/** The profit of each allowed choice of days for buying and selling. */
function earningsOf(prices: readonly number[], first = 0): readonly number[] {
  const earnings = [0]
  for (let buy = first; buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      const earned = (prices[sell] ?? 0) - (prices[buy] ?? 0)
      for (const later of earningsOf(prices, sell + 2)) earnings.push(earned + later)
    }
  }
  return earnings
}
