import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { cellPairOf, predictTheWinner } from './algorithm.ts'

interface GameInput {
  readonly values: readonly number[]
}

const example = (name: string, values: readonly number[], answer: boolean) => ({
  name,
  input: { values },
  answer,
})

proveTrace<GameInput, boolean>(import.meta.dirname, {
  inputs: fc.record({ values: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 7 }) }),
  examples: [
    example('the values of the lesson', [5, 2, 8, 9, 3], true),
    example('taking the larger end first would lose', [5, 20, 6, 4], true),
    example('the large value in the middle goes to the second player', [2, 7, 3], false),
    example('a draw counts', [4, 4, 4, 4], true),
    example('zeros', [0, 0, 0], true),
    example('large values that only the second player reaches', [0, 6, 0, 5, 0], false),
    example('two values', [1, 8], true),
    example('one value', [5], true),
  ],
  trace: ({ values }) => predictTheWinner(values),
  bruteForce: ({ values }) => playOut(values, 0, 0, true),
  pictured: (last) => Number(cellAt(last, positionOf(last, 'result')).value) >= 0,
  taken(decided, next, { values }) {
    const [row, column] = positionOf(decided, 'active')
    if (positionsOf(decided, 'compare').length === 0)
      return cellPairOf([row, column], positionsOf(next, 'compare'))
    const { value } = cellAt(next, [row, column])
    const below = Number(cellAt(decided, [row + 1, column]).value)
    return value === (values[row] ?? 0) - below ? 'Take the left end' : 'Take the right end'
  },
  /** The player to move loses a subarray exactly when its lead is negative; the game ends with one value. */
  invariant(step, { values }) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const isWon = Number(cellAt(step, [row, column]).value) >= 0
      if (isWon !== playOut(values.slice(row, column + 1), 0, 0, true))
        throw new Error(`wrong about the values from ${row} to ${column}`)
    }
    if (step.line === 'done' && positionsOf(step, 'settled').length !== values.length - 1)
      throw new Error('the game does not take all values')
  },
})

/** Plays every game to its end and compares what both have taken: does the first player avoid losing? */
function playOut(values: readonly number[], first: number, second: number, isFirst: boolean): boolean {
  if (values.length === 0) return first >= second
  const ends = [
    { taken: values[0] ?? 0, rest: values.slice(1) },
    { taken: values.at(-1) ?? 0, rest: values.slice(0, -1) },
  ]
  const outcomes = ends.map(({ taken, rest }) =>
    playOut(rest, isFirst ? first + taken : first, isFirst ? second : second + taken, !isFirst),
  )
  return isFirst ? outcomes.some(Boolean) : outcomes.every(Boolean)
}
