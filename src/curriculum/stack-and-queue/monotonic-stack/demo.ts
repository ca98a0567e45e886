import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { daysUntilWarmer } from './algorithm.ts'

interface DaysInput extends Record<string, unknown> {
  readonly temperatures: readonly number[]
}

export const demo = defineDemo<DaysInput>({
  fields: {
    temperatures: numberList({ label: 'Temperatures', min: -40, max: 50, maxValues: 10 }),
  },
  presets: [
    { name: 'From the lesson', input: { temperatures: [18, 14, 11, 12, 16, 21, 13] } },
    { name: 'Warmer every day', input: { temperatures: [5, 9, 14, 18, 22] } },
    { name: 'Colder until the last', input: { temperatures: [19, 15, 12, 8, 4, 25] } },
    { name: 'No warmer day', input: { temperatures: [22, 18, 14, 9, 5] } },
    { name: 'Equal days', input: { temperatures: [12, 12, 7, 7, 12, 15] } },
    { name: 'Below zero', input: { temperatures: [-3, -8, 0, -5, 4] } },
    { name: 'One day', input: { temperatures: [20] } },
    { name: 'Empty', input: { temperatures: [] } },
  ],
  legend: [
    { role: 'active', means: 'new day, or answer just recorded' },
    { role: 'compare', means: 'top of the stack' },
    { role: 'frontier', means: 'waiting for a warmer day' },
    { role: 'settled', means: 'warmer day found' },
    { role: 'default', means: 'still to come, or no answer yet' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ temperatures }) => daysUntilWarmer(temperatures),
  subtitle: ({ temperatures }) =>
    `Days until it gets warmer, for ${temperatures.length} ${temperatures.length === 1 ? 'day' : 'days'}`,
  random(next) {
    const count = randomWholeNumber(next, { min: 7, max: 9 })
    return {
      temperatures: Array.from({ length: count }, () => randomWholeNumber(next, { min: 2, max: 28 })),
    }
  },
})
