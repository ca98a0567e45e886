import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { stockWithCooldown } from './algorithm.ts'
import { cases } from './cases.ts'

function arrowsOf({ beside }: Step) {
  const machine = beside?.find(({ kind }) => kind === 'graph')
  return machine?.kind === 'graph' ? machine.edges : []
}

proveDemo(import.meta.dirname, cases, {
  takes: ([prices]) => prices.length > 0,
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
    if (positionsOf(decided, 'compare').length === 0)
      return arrowsOf(decided)
        .flatMap(({ from, to }) => (to === 'hold' ? [from] : []))
        .join(' or ')
    const isKept = cellAt(next, [row, day]).value === cellAt(decided, [row, day - 1]).value
    if (row === 0) return isKept ? 'Keep the share' : 'Buy today'
    return isKept ? 'Rested yesterday' : 'Sold yesterday'
  },
  /** The arrows of a step come from the cells it reads. The day after a sale is never the day of a purchase. */
  invariant(step) {
    const lit = arrowsOf(step).filter(({ role }) => role === 'active')
    expect(lit.map(({ from }) => from).toSorted()).toEqual(
      positionsOf(step, 'compare').map(([row]) => tableOf(step).rowHeads?.[row]),
    )
    for (const { to } of lit) expect(to).toBe(tableOf(step).rowHeads?.[positionOf(step, 'active')[0]])
    // The way back, at the end.
    const way = positionsOf(step, 'result').length > 0 ? positionsOf(step, 'settled') : []
    for (const [row, day] of way) {
      if (row === 2 && way.some(([other, at]) => other === 0 && at === day + 1))
        throw new Error(`bought right after the sale of day ${day}`)
    }
  },
})
