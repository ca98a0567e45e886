import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { leastPathSum } from './algorithm.ts'
import { lateTurn, lesson, mixed } from './cases.ts'

interface GridInput {
  readonly costs: readonly (readonly number[])[]
}

const example = (name: string, costs: GridInput['costs'], answer: number) => ({
  name,
  input: { costs },
  answer,
})

proveTrace<GridInput, number>(import.meta.dirname, {
  inputs: fc
    .record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) })
    .chain(({ rows, columns }) =>
      fc.array(fc.array(fc.integer({ min: -9, max: 20 }), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .map((costs) => ({ costs })),
  examples: [
    example('the grid of the lesson', lesson, 10),
    example('the cheapest first step leads astray', lateTurn, 8),
    example('negatives and zero', mixed, -7),
    example('one row', [[3, 1, 4, 1]], 9),
    example('one column', [[3], [1], [4]], 8),
    example('one cell', [[7]], 7),
  ],
  trace: ({ costs }) => leastPathSum(costs),
  bruteForce: ({ costs }) => Math.min(...sumsOf(costs, 0, 0)),
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
  picture: (answer, { costs }) => ({
    value: answer,
    paid: answer,
    steps: costs.length + (costs[0]?.length ?? 0) - 1,
  }),
  taken(decided, next) {
    const [row, column] = positionOf(decided, 'active')
    const { value, note } = cellAt(next, [row, column])
    const before = Number(value) - Number(note)
    return before === cellAt(decided, [row - 1, column]).value ? 'From above' : 'From the left'
  },
  /** The cells that are read contain their minimum path sum. */
  invariant(step, { costs }) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const upToHere = costs.slice(0, row + 1).map((each) => each.slice(0, column + 1))
      const { value } = cellAt(step, [row, column])
      if (value !== Math.min(...sumsOf(upToHere, 0, 0)))
        throw new Error(`row ${row}, column ${column} holds ${value}`)
    }
  },
})

/** The cost of every path from a cell to the goal. */
function sumsOf(costs: GridInput['costs'], row: number, column: number): readonly number[] {
  const cost = costs[row]?.[column]
  if (cost === undefined) return []
  const isGoal = row === costs.length - 1 && column === (costs[0]?.length ?? 0) - 1
  const onward = isGoal ? [0] : [...sumsOf(costs, row + 1, column), ...sumsOf(costs, row, column + 1)]
  return onward.map((sum) => sum + cost)
}
