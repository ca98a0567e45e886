import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { cellPairOf, predictTheWinner } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values]) => values,
  size: 7,
  trace: predictTheWinner,
  pictured: (last) => Number(cellAt(last, positionOf(last, 'result')).value) >= 0,
  taken(decided, next, values) {
    const [row, column] = positionOf(decided, 'active')
    if (positionsOf(decided, 'compare').length === 0)
      return cellPairOf([row, column], positionsOf(next, 'compare'))
    const { value } = cellAt(next, [row, column])
    const below = Number(cellAt(decided, [row + 1, column]).value)
    return value === (values[row] ?? 0) - below ? 'Take the left end' : 'Take the right end'
  },
  /** The player to move loses a subarray exactly when its lead is negative; the game ends with one value. */
  invariant(step, values) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const isWon = Number(cellAt(step, [row, column]).value) >= 0
      if (isWon !== cases.reference(values.slice(row, column + 1)))
        throw new Error(`wrong about the values from ${row} to ${column}`)
    }
    if (step.line === 'done' && positionsOf(step, 'settled').length !== values.length - 1)
      throw new Error('the game does not take all values')
  },
})
