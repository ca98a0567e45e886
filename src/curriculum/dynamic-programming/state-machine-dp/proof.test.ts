import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { stockWithCooldown } from './algorithm.ts'
import { cases } from './cases.ts'

/** The demo has at least one day. */
const withDays = { ...cases, examples: cases.examples.filter(({ args: [prices] }) => prices.length > 0) }

proveDemo(import.meta.dirname, withDays, {
  input: ([prices]) => prices,
  size: 8,
  trace: stockWithCooldown,
  /** The answer's cell, and the profit of the marked path through the states. */
  pictured(last, prices) {
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
  picture: (answer, prices) => ({ value: answer, earned: answer, days: prices.length }),
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
