import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { knapsackOfItems } from './algorithm.ts'
import { cases } from './cases.ts'
import { cellPairOf } from './decisions.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([weights, values, capacity]) => ({ weights, values, capacity }),
  size: 5,
  trace: ({ weights, values, capacity }) => knapsackOfItems(weights, values, capacity),
  /** The value of the last cell, and the total value of the items taken in the traceback. */
  pictured(last, { values }) {
    const { arrows = [] } = tableOf(last)
    const taken = arrows.filter(({ from, to }) => from[1] > to[1]).map(({ from }) => values[from[0] - 1] ?? 0)
    return {
      value: cellAt(last, positionOf(last, 'result')).value,
      taken: taken.reduce((sum, value) => sum + value, 0),
    }
  },
  picture: (answer) => ({ value: answer, taken: answer }),
  taken(decided, next, { weights }) {
    const [row, column] = positionOf(decided, 'active')
    if (decided.line === 'fits') return String(cellAt(next, positionOf(next, 'compare')).value)
    if (positionsOf(decided, 'compare').length === 0) {
      const inThisRow = positionsOf(next, 'compare').filter(([read]) => read === row).length
      return cellPairOf(column, column - (weights[row - 1] ?? 0), inThisRow)
    }
    const isAsAbove = cellAt(next, [row, column]).value === cellAt(decided, [row - 1, column]).value
    return isAsAbove ? 'Leave the item' : 'Take the item'
  },
  /** One more item never makes a bag worth less, nor does more room. */
  invariant(step) {
    const { rows } = tableOf(step)
    rows.forEach((cells, row) => {
      cells.forEach(({ value }, column) => {
        for (const before of [rows[row - 1]?.[column]?.value, cells[column - 1]?.value]) {
          if (typeof before === 'number' && typeof value === 'number' && value < before)
            throw new Error(`${value} follows ${before}`)
        }
      })
    })
  },
})
