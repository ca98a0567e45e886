import { defineDemo } from '#algorithms/demo.ts'
import { formatCount } from '#algorithms/format-text.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { houseRobber } from './algorithm.ts'

interface HousesInput extends Record<string, unknown> {
  readonly cash: readonly number[]
}

export const demo = defineDemo<HousesInput>({
  fields: {
    cash: numberList({ label: 'Cash in each house', min: 0, max: 99, maxValues: 10 }),
  },
  presets: [
    { name: 'From the lesson', input: { cash: [2, 9, 4, 1, 7, 3] } },
    { name: 'Every other house would lose', input: { cash: [8, 1, 2, 9] } },
    { name: 'Richest house first would lose', input: { cash: [5, 6, 5] } },
    { name: 'All the same', input: { cash: [4, 4, 4, 4, 4] } },
    { name: 'With empty houses', input: { cash: [0, 5, 0, 0, 8, 0] } },
    { name: 'Two houses', input: { cash: [3, 7] } },
    { name: 'One house', input: { cash: [6] } },
    { name: 'No houses', input: { cash: [] } },
  ],
  legend: [
    { role: 'active', means: 'house and cell being solved' },
    { role: 'compare', means: 'the two answers it reads' },
    { role: 'default', means: 'house, or cell still empty' },
    { role: 'settled', means: 'final; at the end, path back' },
    { role: 'result', means: 'answer, and the houses robbed' },
  ],
  trace: ({ cash }) => houseRobber(cash),
  subtitle: ({ cash }) => `Most cash from ${formatCount(cash.length, 'house')}, no two of them adjacent`,
  random: (next) => ({
    cash: Array.from({ length: randomWholeNumber(next, { min: 8, max: 10 }) }, () =>
      randomWholeNumber(next, { min: 1, max: 20 }),
    ),
  }),
})
