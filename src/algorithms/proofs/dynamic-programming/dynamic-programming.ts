import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { cellAt, positionOf, positionsOf } from '../../checks/read-table.ts'
import { fewestCoins } from '../../dynamic-programming/fewest-coins.ts'

interface CoinsInput {
  readonly coins: readonly number[]
  readonly amount: number
}

const example = (name: string, coins: readonly number[], amount: number, answer: number) => ({
  name,
  input: { coins, amount },
  answer,
})

export const proof = defineProof<CoinsInput, number>({
  pattern: 'dynamic-programming',
  inputs: fc.record({
    coins: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 12 }),
  }),
  examples: [
    example('the coins of the lesson', [1, 3, 4], 6, 2),
    example('two middle coins beat the largest', [1, 5, 6], 10, 2),
    example('an amount that these coins never make', [4, 6], 9, -1),
    example('coins that are all too large', [7, 20], 5, -1),
    example('one coin', [3], 12, 4),
    example('the same coin twice', [2, 2, 5], 7, 2),
    example('nothing to pay', [1, 3, 4], 0, 0),
    example('no coins', [], 4, -1),
    example('no coins and nothing to pay', [], 0, 0),
  ],
  trace: ({ coins, amount }) => fewestCoins(coins, amount),
  bruteForce: ({ coins, amount }) => countFewest(coins, amount) ?? -1,
  pictured(last) {
    const { value } = cellAt(last, positionOf(last, 'result'))
    return value === '∞' ? -1 : value
  },
  taken(decided, next) {
    const position = positionOf(decided, 'active')
    const isChanged = cellAt(decided, position).value !== cellAt(next, position).value
    return isChanged ? 'Yes, fewer coins' : 'No, the cell stays'
  },
  /** Finished amounts have their true answer, and the traceback uses that number of coins. */
  invariant(step, { coins }) {
    for (const [, part] of positionsOf(step, 'compare')) {
      const { value } = cellAt(step, [0, part])
      if (value !== (countFewest(coins, part) ?? '∞')) throw new Error(`amount ${part} holds ${value}`)
    }
    if (
      step.line === 'done' &&
      positionsOf(step, 'settled').length !== cellAt(step, positionOf(step, 'result')).value
    )
      throw new Error('the way back is not as long as the answer')
  },
  code: {
    kind: 'function',
    name: { python: 'coin_change', typescript: 'coinChange', java: 'coinChange', cpp: 'coinChange' },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[1, 3, 4], 6], result: 2 },
      { args: [[1, 5, 6], 10], result: 2 },
      { args: [[4, 6], 9], result: -1 },
      { args: [[7, 20], 5], result: -1 },
      { args: [[3], 12], result: 4 },
      { args: [[2, 2, 5], 7], result: 2 },
      { args: [[1, 3, 4], 0], result: 0 },
      { args: [[], 4], result: -1 },
    ],
  },
})

/** Tries every number of the first coin, then the other coins for the rest. */
function countFewest(coins: readonly number[], amount: number): number | undefined {
  const [coin, ...others] = coins
  if (coin === undefined) return amount === 0 ? 0 : undefined
  let fewest: number | undefined
  for (let times = 0; times * coin <= amount; times++) {
    const rest = countFewest(others, amount - times * coin)
    if (rest !== undefined && (fewest === undefined || rest + times < fewest)) fewest = rest + times
  }
  return fewest
}
