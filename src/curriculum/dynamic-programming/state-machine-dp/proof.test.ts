import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { stockWithCooldown } from './algorithm.ts'

interface PricesInput {
  readonly prices: readonly number[]
}

const example = (name: string, prices: readonly number[], answer: number) => ({
  name,
  input: { prices },
  answer,
})

proveTrace<PricesInput, number>(import.meta.dirname, {
  inputs: fc.record({ prices: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 }) }),
  examples: [
    example('the prices of the lesson', [2, 5, 1, 3, 8], 8),
    example('one trade is better than two that need a rest between them', [1, 4, 2, 9], 8),
    example('rising prices: one trade', [1, 2, 4, 7], 6),
    example('falling prices: nothing to earn', [9, 6, 4, 1], 0),
    example('equal prices', [5, 5, 5], 0),
    example('free shares', [3, 0, 6, 0, 0, 7], 13),
    example('one day', [4], 0),
  ],
  trace: ({ prices }) => stockWithCooldown(prices),
  bruteForce: ({ prices }) => Math.max(...earningsOf(prices)),
  /** The answer's cell, and the profit of the marked path through the states. */
  pictured(last, { prices }) {
    const result = positionOf(last, 'result')
    const way = [...positionsOf(last, 'settled'), result].toSorted((a, b) => a[1] - b[1])
    const earned = way.reduce((sum, [row, day], index) => {
      const before = way[index - 1]?.[0]
      const price = prices[day] ?? 0
      if (row === 0 && before !== 0) return sum - price
      return row === 2 ? sum + price : sum
    }, 0)
    return { value: cellAt(last, result).value, earned, days: way.length }
  },
  picture: (answer, { prices }) => ({ value: answer, earned: answer, days: prices.length }),
  taken(decided, next) {
    const [row, day] = positionOf(decided, 'active')
    if (positionsOf(decided, 'compare').length === 0) {
      const names = ['hold', 'rest', 'sold']
      return positionsOf(next, 'compare')
        .map(([read]) => names[read])
        .join(' or ')
    }
    const isKept = cellAt(next, [row, day]).value === cellAt(decided, [row, day - 1]).value
    if (row === 0) return isKept ? 'Keep the share' : 'Buy today'
    return isKept ? 'Rested yesterday' : 'Sold yesterday'
  },
  /** The day after a sale is never the day of a purchase. */
  invariant(step) {
    const way = positionsOf(step, 'settled')
    for (const [row, day] of way) {
      if (row === 2 && way.some(([other, at]) => other === 0 && at === day + 1))
        throw new Error(`bought right after the sale of day ${day}`)
    }
  },
})

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
