import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { twoSumUnsorted } from './algorithm.ts'

interface TwoSumInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

export const demo = defineDemo<TwoSumInput>({
  fields: {
    values: numberList({ label: 'Array', min: -99, max: 999, maxValues: 10 }),
    target: wholeNumber({ label: 'Target sum', min: -999, max: 1999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [22, 7, 15, 11, 2, 18, 25], target: 9 } },
    { name: 'Same value twice', input: { values: [5, 4, 9, 4], target: 8 } },
    { name: 'Half the target once', input: { values: [4, 1, 6], target: 8 } },
    { name: 'Negatives', input: { values: [3, -8, 10, -1, 5, -4], target: -9 } },
    { name: 'No answer', input: { values: [6, 1, 9, 4], target: 20 } },
    { name: 'One value', input: { values: [9], target: 9 } },
    { name: 'Empty', input: { values: [], target: 0 } },
  ],
  legend: [
    { role: 'active', means: 'looked up now' },
    { role: 'frontier', means: 'in the map' },
    { role: 'default', means: 'still to come' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ values, target }) => twoSumUnsorted(values, target),
  subtitle: ({ target }) => `Two Sum in any order, target ${target}`,
  random(next) {
    const values = Array.from({ length: 10 }, () => randomWholeNumber(next, { min: -20, max: 99 }))
    const later = randomWholeNumber(next, { min: 7, max: 9 })
    const earlier = randomWholeNumber(next, { min: 0, max: later - 1 })
    return { values, target: (values[earlier] ?? 0) + (values[later] ?? 0) }
  },
})
