import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { stockWithCooldown } from './algorithm.ts'

interface PricesInput extends Record<string, unknown> {
  readonly prices: readonly number[]
}

export const demo = defineDemo<PricesInput>({
  fields: {
    prices: numberList({ label: 'Price of each day', min: 0, max: 99, maxValues: 8 }),
  },
  presets: [
    { name: 'From the lesson', input: { prices: [2, 5, 1, 3, 8] } },
    { name: 'The cooldown costs a trade', input: { prices: [1, 4, 2, 9] } },
    { name: 'Increasing', input: { prices: [1, 2, 4, 7] } },
    { name: 'Decreasing', input: { prices: [9, 6, 4, 1] } },
    { name: 'All the same', input: { prices: [5, 5, 5] } },
    { name: 'With zero', input: { prices: [3, 0, 6, 0, 0, 7] } },
    { name: 'One day', input: { prices: [4] } },
  ],
  legend: [
    { role: 'active', means: 'state being computed' },
    { role: 'compare', means: 'states of yesterday that lead to it' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final; at the end, best path through the days' },
    { role: 'result', means: 'answer' },
  ],
  check: ({ prices }) =>
    prices.length === 0
      ? { field: 'prices', error: 'Type at least one price: without any day there is nothing to trade.' }
      : undefined,
  trace: ({ prices }) => stockWithCooldown(prices),
  subtitle: ({ prices }) =>
    `Best profit in ${prices.length} ${prices.length === 1 ? 'day' : 'days'}, cooldown after each sale`,
  random: (next) => ({
    prices: Array.from({ length: randomWholeNumber(next, { min: 6, max: 8 }) }, () =>
      randomWholeNumber(next, { min: 0, max: 9 }),
    ),
  }),
})
