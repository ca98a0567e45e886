import type { Role } from '#algorithms/scene.ts'
import type { Position } from '#algorithms/scenes/table-cells.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { houseRobber, lookBackOf } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([cash]) => cash,
  trace: (cash) => houseRobber(cash),
  /** The last cell, and the cash of the marked houses. */
  pictured: (last) => ({
    value: totalsOf(last, 'result').map((position) => cellAt(last, position).value)[0]!,
    robbed: robbedIn(last).reduce((sum, { value }) => sum + Number(value), 0),
  }),
  picture: (answer) => ({ value: answer, robbed: answer }),
  taken(decided, next) {
    if (totalsOf(decided, 'compare').length === 0) return lookBackOf(totalsOf(next, 'compare').length)
    const [row, column] = positionOf(decided, 'active')
    const isKept = cellAt(next, [row, column]).value === cellAt(decided, [row, column - 1]).value
    return isKept ? 'Skip this house' : 'Rob this house'
  },
  /** Cells that are read have their true answer, and no two adjacent houses are robbed. */
  invariant(step, cash) {
    for (const [row, column] of totalsOf(step, 'compare')) {
      const { value } = cellAt(step, [row, column])
      if (value !== cases.reference(cash.slice(0, column))) throw new Error(`${value} for ${column} houses`)
    }
    const robbed = robbedIn(step).map(({ at }) => at)
    if (robbed.some((at) => robbed.includes(at + 1))) throw new Error(`adjacent houses are robbed: ${robbed}`)
  },
})

/** In the row of the totals, without the houses above it. */
function totalsOf(step: Step, role: Role): readonly Position[] {
  return positionsOf(step, role).filter(([row]) => row === 1)
}

function robbedIn(step: Step): readonly { readonly at: number; readonly value: number | string }[] {
  return positionsOf(step, 'result')
    .filter(([row]) => row === 0)
    .map((position) => ({ at: position[1], value: cellAt(step, position).value }))
}
