import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { shelfBeside } from '#testing/proofs/read-graph.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { countIslands } from './algorithm.ts'
import { cases, spreadLeast } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([map]) => map,
  /** At most five rows and six columns. */
  size: 30,
  trace: countIslands,
  pictured: (last) => positionsOf(last, 'result').length,
  taken(decided, next) {
    if (decided.line === 'take') {
      if (next.line !== 'spread') return 'None'
      const [before, after] = [decided, next].map((step) => shelfBeside(step).items.length)
      return ['None', 'One', 'Two', 'Three'][after! - before!]!
    }
    const isCounted = Number(variable(next, 'islands')) > Number(variable(decided, 'islands'))
    return isCounted ? 'A new island begins' : 'Nothing: it is sunk already'
  },
  /** While the queue is empty, an island is either sunk completely or untouched. */
  invariant(step, map) {
    if (shelfBeside(step).items.length > 0 || step.line === 'take') return
    const { rows } = tableOf(step)
    const sunk = new Map<string, number>()
    for (const [position, island] of spreadLeast(map)) {
      const [row, column] = position.split(',').map(Number)
      const value = Number(rows[row!]![column!]!.value)
      if (sunk.has(island) && sunk.get(island) !== value)
        throw new Error(`the island at ${island} is sunk in part`)
      sunk.set(island, value)
    }
  },
})
