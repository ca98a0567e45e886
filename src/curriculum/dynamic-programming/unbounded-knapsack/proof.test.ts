import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { cellAt, positionOf, tableOf } from '#testing/proofs/read-table.ts'
import { waysToPay } from './algorithm.ts'

interface CoinsInput {
  readonly coins: readonly number[]
  readonly amount: number
}

const example = (name: string, coins: readonly number[], amount: number, answer: number) => ({
  name,
  input: { coins, amount },
  answer,
})

proveTrace<CoinsInput, number>(import.meta.dirname, {
  inputs: fc.record({
    coins: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 12 }),
  }),
  examples: [
    example('the coins of the lesson', [1, 2, 5], 6, 5),
    example('the order of the coins does not matter', [5, 1, 2], 6, 5),
    example('an amount that these coins never make', [2, 4], 7, 0),
    example('one coin that fits evenly', [3], 9, 1),
    example('coins that are all too large', [8, 9], 4, 0),
    example('nothing to pay: one way', [1, 2, 5], 0, 1),
    example('no coins', [], 4, 0),
    example('no coins and nothing to pay', [], 0, 1),
  ],
  trace: ({ coins, amount }) => waysToPay(coins, amount),
  bruteForce: ({ coins, amount }) => countWays(coins, amount),
  pictured: (last) => cellAt(last, positionOf(last, 'result')).value,
  taken: (_, next) => String(variable(next, 'again')),
  /** A known cell counts the ways with the coins of the rows so far. */
  invariant(step, { coins }) {
    const [row, column] = tableOf(step).arrows?.[0]?.from ?? [0, 0]
    const { value } = cellAt(step, [row, column])
    if (value !== countWays(coins.slice(0, row), column))
      throw new Error(`${value} ways in row ${row} to pay ${column}`)
  },
})

/** Tries every number of the first coin, then the other coins for the rest. */
function countWays([coin, ...others]: readonly number[], amount: number): number {
  if (coin === undefined) return amount === 0 ? 1 : 0
  let ways = 0
  for (let rest = amount; rest >= 0; rest -= coin) ways += countWays(others, rest)
  return ways
}
