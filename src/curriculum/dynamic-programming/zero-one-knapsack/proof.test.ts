import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { cellPairOf, knapsackOfItems } from './algorithm.ts'

interface KnapsackInput {
  readonly weights: readonly number[]
  readonly values: readonly number[]
  readonly capacity: number
}

const example = (
  name: string,
  weights: readonly number[],
  values: readonly number[],
  capacity: number,
  answer: number,
) => ({ name, input: { weights, values, capacity }, answer })

proveTrace<KnapsackInput, number>(import.meta.dirname, {
  inputs: fc
    .record({
      items: fc.array(
        fc.record({ weight: fc.integer({ min: 1, max: 12 }), value: fc.integer({ min: 0, max: 9 }) }),
        { maxLength: 5 },
      ),
      capacity: fc.integer({ min: 0, max: 10 }),
    })
    .map(({ items, capacity }) => ({
      weights: items.map(({ weight }) => weight),
      values: items.map(({ value }) => value),
      capacity,
    })),
  examples: [
    example('the items of the lesson: the two that fill the bag', [3, 2, 4], [5, 3, 6], 6, 9),
    example('all items fit', [1, 2, 3], [2, 3, 4], 7, 9),
    example('nothing fits', [6, 8], [9, 12], 5, 0),
    example('an item is taken only once', [2], [4], 10, 4),
    example('two equal items', [2, 2, 3], [4, 4, 5], 5, 9),
    example('an item that is worth nothing', [1, 2], [0, 7], 4, 7),
    example('no room', [1, 2], [3, 4], 0, 0),
    example('no items', [], [], 4, 0),
  ],
  trace: ({ weights, values, capacity }) => knapsackOfItems(weights, values, capacity),
  bruteForce: ({ weights, values, capacity }) => Math.max(...worthsOf(weights, values, capacity)),
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

/** The value of each selection that fits. */
function worthsOf(
  [weight, ...weights]: readonly number[],
  [value, ...values]: readonly number[],
  room: number,
): readonly number[] {
  if (weight === undefined || value === undefined) return [0]
  const without = worthsOf(weights, values, room)
  const withIt = weight > room ? [] : worthsOf(weights, values, room - weight)
  return [...without, ...withIt.map((worth) => worth + value)]
}
