import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { findBestWindow } from './algorithm.ts'

interface WindowInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly size: number
}

export const demo = defineDemo<WindowInput>({
  fields: {
    values: numberList({ label: 'Array', min: -99, max: 99, maxValues: 10 }),
    size: wholeNumber({ label: 'Window size', min: 1, max: 10 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [2, 1, 3, 4, 2, 1, 5], size: 3 } },
    { name: 'Best at the end', input: { values: [1, 4, 2, 10, 2, 3, 1, 0, 20], size: 4 } },
    { name: 'Only negatives', input: { values: [-4, -2, -7, -1, -3], size: 2 } },
    { name: 'All equal', input: { values: [3, 3, 3, 3, 3], size: 2 } },
    { name: 'Size one', input: { values: [5, -2, 8, 0], size: 1 } },
    { name: 'One window only', input: { values: [6, 1, 7], size: 3 } },
    { name: 'Window too long', input: { values: [4, 9], size: 3 } },
    { name: 'Empty', input: { values: [], size: 2 } },
  ],
  legend: [
    { role: 'active', means: 'in the window' },
    { role: 'visited', means: 'has left the window' },
    { role: 'default', means: 'still to come' },
    { role: 'result', means: 'best window' },
  ],
  trace: ({ values, size }) => findBestWindow(values, size),
  subtitle: ({ size }) => `Largest sum of ${size === 1 ? 'one value' : `${size} consecutive values`}`,
  plot: () => ({ title: 'Sum of each window' }),
  random(next) {
    const count = randomWholeNumber(next, { min: 8, max: 10 })
    return {
      values: Array.from({ length: count }, () => randomWholeNumber(next, { min: -5, max: 12 })),
      size: randomWholeNumber(next, { min: 2, max: 4 }),
    }
  },
})
