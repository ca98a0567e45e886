import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { leastPathSum } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([costs]) => costs,
  size: 25,
  trace: leastPathSum,
  /** The last cell, and the cost of the marked path, which has one cell per step. */
  pictured(last) {
    const goal = positionOf(last, 'result')
    const way = [goal, ...positionsOf(last, 'settled')]
    return {
      value: cellAt(last, goal).value,
      paid: way.reduce((sum, position) => sum + Number(cellAt(last, position).note), 0),
      steps: way.length,
    }
  },
  picture: (answer, costs) => ({
    value: answer,
    paid: answer,
    steps: costs.length + (costs[0]?.length ?? 0) - 1,
  }),
  taken(decided, next) {
    const [row, column] = positionOf(decided, 'active')
    if (row === 0 || column === 0) {
      const [[from] = []] = positionsOf(next, 'compare')
      return from === row ? 'From the left' : 'From above'
    }
    const { value, note } = cellAt(next, [row, column])
    const before = Number(value) - Number(note)
    return before === cellAt(decided, [row - 1, column]).value ? 'From above' : 'From the left'
  },
  /** The cells that are read contain their minimum path sum. */
  invariant(step, costs) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const upToHere = costs.slice(0, row + 1).map((each) => each.slice(0, column + 1))
      const { value } = cellAt(step, [row, column])
      if (value !== cases.reference(upToHere)) throw new Error(`row ${row}, column ${column} holds ${value}`)
    }
  },
})
