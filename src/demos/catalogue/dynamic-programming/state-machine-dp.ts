import { stockWithCooldown } from '#algorithms/dynamic-programming/stock-with-cooldown.ts'
import { defineDemo } from '../../demo.ts'
import { numberList, randomWholeNumber } from '../../input-fields.ts'

interface PricesInput extends Record<string, unknown> {
  readonly prices: readonly number[]
}

export const demo = defineDemo<PricesInput>({
  fields: {
    prices: numberList({ label: 'Price of each day', min: 0, max: 99, maxValues: 8 }),
  },
  presets: [
    { name: 'From the lesson', input: { prices: [2, 5, 1, 3, 8] } },
    { name: 'The rest costs a trade', input: { prices: [1, 4, 2, 9] } },
    { name: 'Rising', input: { prices: [1, 2, 4, 7] } },
    { name: 'Falling', input: { prices: [9, 6, 4, 1] } },
    { name: 'All the same', input: { prices: [5, 5, 5] } },
    { name: 'With zero', input: { prices: [3, 0, 6, 0, 0, 7] } },
    { name: 'One day', input: { prices: [4] } },
    { name: 'Empty', input: { prices: [] } },
  ],
  legend: [
    { role: 'active', means: 'state being worked out' },
    { role: 'compare', means: 'states of yesterday it comes from' },
    { role: 'default', means: 'known, or still empty' },
    { role: 'settled', means: 'best way through the days' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ prices }) => stockWithCooldown(prices),
  subtitle: ({ prices }) =>
    `Buying and selling with a day of rest after each sale, over ${prices.length} ${prices.length === 1 ? 'day' : 'days'}`,
  random: (next) => ({
    prices: Array.from({ length: randomWholeNumber(next, { min: 5, max: 7 }) }, () =>
      randomWholeNumber(next, { min: 0, max: 9 }),
    ),
  }),
})
