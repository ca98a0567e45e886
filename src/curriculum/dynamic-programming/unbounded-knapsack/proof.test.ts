import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { cellAt, positionOf, tableOf } from '#testing/proofs/read-table.ts'
import { waysToPay } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([amount, coins]) => ({ amount, coins }),
  size: 12,
  trace: ({ coins, amount }) => waysToPay(coins, amount),
  pictured: (last) => cellAt(last, positionOf(last, 'result')).value,
  taken: (_, next) => String(variable(next, 'again')),
  /** A known cell counts the ways with the coins of the rows so far. */
  invariant(step, { coins }) {
    const [row, column] = tableOf(step).arrows?.[0]?.from ?? [0, 0]
    const { value } = cellAt(step, [row, column])
    if (value !== cases.reference(column, coins.slice(0, row)))
      throw new Error(`${value} ways in row ${row} to pay ${column}`)
  },
})
