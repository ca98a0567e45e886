import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { waysToPay } from './algorithm.ts'

interface CoinsInput extends Record<string, unknown> {
  readonly coins: readonly number[]
  readonly amount: number
}

/** With amounts that fill enough cells, and not too many. */
const currencies = [
  { coins: [1, 2, 5], min: 7, max: 9 },
  { coins: [2, 3, 5], min: 8, max: 10 },
  { coins: [1, 3, 4], min: 7, max: 9 },
  { coins: [2, 5], min: 11, max: 12 },
  { coins: [1, 2, 3, 4], min: 5, max: 6 },
] as const

export const demo = defineDemo<CoinsInput>({
  fields: {
    coins: numberList({ label: 'Coins', min: 1, max: 20, maxValues: 4 }),
    amount: wholeNumber({ label: 'Amount', min: 0, max: 12 }),
  },
  presets: [
    { name: 'From the lesson', input: { coins: [1, 2, 5], amount: 6 } },
    { name: 'Coins in another order', input: { coins: [5, 1, 2], amount: 6 } },
    { name: 'No answer', input: { coins: [2, 4], amount: 7 } },
    { name: 'One coin', input: { coins: [3], amount: 9 } },
    { name: 'Coins too large', input: { coins: [8, 9], amount: 4 } },
    { name: 'Amount 0', input: { coins: [1, 2, 5], amount: 0 } },
    { name: 'No coins', input: { coins: [], amount: 4 } },
  ],
  legend: [
    { role: 'active', means: 'cell being computed' },
    { role: 'compare', means: 'ways without the coin, and with it' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final' },
    { role: 'result', means: 'answer' },
  ],
  check({ coins }) {
    const twice = coins.find((coin, index) => coins.indexOf(coin) < index)
    if (twice === undefined) return undefined
    return {
      field: 'coins',
      error: `${twice} is listed twice. List each coin once; it can be used any number of times.`,
    }
  },
  trace: ({ coins, amount }) => waysToPay(coins, amount),
  subtitle: ({ coins, amount }) =>
    `Number of ways to pay ${amount}, ${coins.length === 0 ? 'without any coins' : `with coins of ${coins.join(', ')}`}`,
  random(next) {
    const { coins, ...amounts } = currencies[Math.floor(next() * currencies.length)] ?? currencies[0]
    return { coins, amount: randomWholeNumber(next, amounts) }
  },
})
