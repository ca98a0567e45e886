import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, tableOf } from '#testing/proofs/read-table.ts'
import { longestCommonSubsequence } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([first, second]) => ({ first, second }),
  /** The demo's words have no spaces. */
  takes: (words) => words.every((word) => !word.includes(' ')),
  size: 7,
  trace: ({ first, second }) => longestCommonSubsequence(first, second),
  /** Each diagonal step of the traceback is a character. */
  pictured(last) {
    const { arrows = [], rowHeads = [] } = tableOf(last)
    const letters = arrows
      .filter(({ from, to }) => from[0] > to[0] && from[1] > to[1])
      .map(({ from }) => rowHeads[from[0]])
    return { letters: letters.reverse().join(''), count: cellAt(last, positionOf(last, 'result')).value }
  },
  picture: (answer) => ({ letters: answer, count: answer.length }),
  taken(decided, next) {
    const { cameFrom } = cellAt(next, positionOf(decided, 'active'))
    return { diagonal: 'Diagonal plus 1', above: 'Above', left: 'Left' }[cameFrom ?? 'left']
  },
  /** One letter more gives at most one more in common, and never less. */
  invariant(step) {
    const { rows } = tableOf(step)
    rows.forEach((cells, row) => {
      cells.forEach(({ value }, column) => {
        for (const before of [rows[row - 1]?.[column]?.value, cells[column - 1]?.value]) {
          if (typeof before !== 'number' || typeof value !== 'number') continue
          if (value < before || value > before + 1) throw new Error(`${value} follows ${before}`)
        }
      })
    })
  },
})
