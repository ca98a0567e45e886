import { fewestCoins } from '#algorithms/dynamic-programming/fewest-coins.ts'
import { defineDemo } from '../../demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '../../input-fields.ts'

interface CoinsInput extends Record<string, unknown> {
  readonly coins: readonly number[]
  readonly amount: number
}

const currencies = [
  [1, 3, 4],
  [1, 4, 5],
  [1, 5, 7],
  [2, 3, 7],
  [3, 5],
  [1, 2, 5],
]

export const demo = defineDemo<CoinsInput>({
  fields: {
    coins: numberList({ label: 'Coins', min: 1, max: 20, maxValues: 4 }),
    amount: wholeNumber({ label: 'Amount', min: 0, max: 12 }),
  },
  presets: [
    { name: 'From the lesson', input: { coins: [1, 3, 4], amount: 6 } },
    { name: 'Largest coin first would fail', input: { coins: [1, 5, 6], amount: 10 } },
    { name: 'No answer', input: { coins: [4, 6], amount: 9 } },
    { name: 'Coins too large', input: { coins: [7, 20], amount: 5 } },
    { name: 'One coin', input: { coins: [3], amount: 12 } },
    { name: 'Same coin twice', input: { coins: [2, 2, 5], amount: 7 } },
    { name: 'Amount 0', input: { coins: [1, 3, 4], amount: 0 } },
    { name: 'No coins', input: { coins: [], amount: 4 } },
  ],
  legend: [
    { role: 'active', means: 'amount being solved' },
    { role: 'compare', means: 'coin, and the rest it leaves' },
    { role: 'default', means: 'other amounts and coins' },
    { role: 'visited', means: 'coin too large' },
    { role: 'settled', means: 'way back' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ coins, amount }) => fewestCoins(coins, amount),
  subtitle: ({ coins, amount }) =>
    `Fewest coins for ${amount}, ${coins.length === 0 ? 'without any coins' : `from coins of ${coins.join(', ')}`}`,
  random: (next) => ({
    coins: currencies[Math.floor(next() * currencies.length)] ?? [1, 3, 4],
    amount: randomWholeNumber(next, { min: 5, max: 12 }),
  }),
})
