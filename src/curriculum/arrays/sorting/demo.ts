import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { mergeSort } from './algorithm.ts'

interface SortingInput extends Record<string, unknown> {
  readonly values: readonly number[]
}

export const demo = defineDemo<SortingInput>({
  fields: {
    values: numberList({ label: 'Array', min: -99, max: 999, maxValues: 10 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [64, 34, 25, 12, 22, 11, 90] } },
    { name: 'Equal values', input: { values: [4, 2, 4, 1, 2, 4] } },
    { name: 'Largest first', input: { values: [9, 8, 7, 6, 5, 4, 3, 2] } },
    { name: 'Already sorted', input: { values: [1, 3, 5, 7, 9] } },
    { name: 'Negatives', input: { values: [3, -7, 0, -2, 8] } },
    { name: 'One value', input: { values: [5] } },
    { name: 'Empty', input: { values: [] } },
  ],
  legend: [
    { role: 'default', means: 'not sorted yet' },
    { role: 'settled', means: 'in a sorted run' },
    { role: 'compare', means: 'compared now' },
    { role: 'active', means: 'in the merged run' },
    { role: 'result', means: 'all in order' },
  ],
  trace: ({ values }) => mergeSort(values),
  subtitle: ({ values }) => `Merge sort of ${values.length === 1 ? 'one value' : `${values.length} values`}`,
  random(next) {
    const count = randomWholeNumber(next, { min: 6, max: 8 })
    return { values: Array.from({ length: count }, () => randomWholeNumber(next, { min: -9, max: 99 })) }
  },
})
