import type { ArrayScene } from '#algorithms/scene.ts'
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
    value: cellAt(last, positionOf(last, 'result')).value,
    robbed: robbedIn(last).reduce((sum, { value }) => sum + Number(value), 0),
  }),
  picture: (answer) => ({ value: answer, robbed: answer }),
  taken(decided, next) {
    if (positionsOf(decided, 'compare').length === 0) return lookBackOf(positionsOf(next, 'compare').length)
    const [row, column] = positionOf(decided, 'active')
    const isKept = cellAt(next, [row, column]).value === cellAt(decided, [row, column - 1]).value
    return isKept ? 'Skip this house' : 'Rob this house'
  },
  /** Cells that are read have their true answer, and no two adjacent houses are robbed. */
  invariant(step, cash) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const { value } = cellAt(step, [row, column])
      if (value !== cases.reference(cash.slice(0, column))) throw new Error(`${value} for ${column} houses`)
    }
    const robbed = robbedIn(step).map(({ at }) => at)
    if (robbed.some((at) => robbed.includes(at + 1))) throw new Error(`adjacent houses are robbed: ${robbed}`)
  },
})

function robbedIn({
  beside = [],
}: Step): readonly { readonly at: number; readonly value: number | string }[] {
  const houses = beside.find((scene): scene is ArrayScene => scene.kind === 'array')
  return (houses?.cells ?? []).flatMap(({ role, value }, at) => (role === 'result' ? [{ at, value }] : []))
}
