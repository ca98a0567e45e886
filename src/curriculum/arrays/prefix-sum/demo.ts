import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { countSubarrays } from './algorithm.ts'

interface PrefixInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

export const demo = defineDemo<PrefixInput>({
  fields: {
    values: numberList({ label: 'Array', min: -99, max: 99, maxValues: 10 }),
    target: wholeNumber({ label: 'Target sum', min: -999, max: 999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [2, 3, -1, 4, 1, -2, 5], target: 4 } },
    { name: 'Only ones', input: { values: [1, 1, 1, 1], target: 2 } },
    { name: 'Zeros and target 0', input: { values: [0, 0, 3, -3], target: 0 } },
    { name: 'Only negatives', input: { values: [-2, -1, -3, -1], target: -4 } },
    { name: 'No answer', input: { values: [5, 8, 6], target: 3 } },
    { name: 'One value', input: { values: [7], target: 7 } },
    { name: 'Empty', input: { values: [], target: 0 } },
  ],
  legend: [
    { role: 'active', means: 'added or recorded' },
    { role: 'compare', means: 'sums to the target' },
    { role: 'result', means: 'a match ends here' },
    { role: 'default', means: 'not involved now' },
  ],
  trace: ({ values, target }) => countSubarrays(values, target),
  subtitle: ({ target }) => `How many subarrays sum to ${target}`,
  random(next) {
    const count = randomWholeNumber(next, { min: 8, max: 10 })
    return {
      values: Array.from({ length: count }, () => randomWholeNumber(next, { min: -3, max: 5 })),
      target: randomWholeNumber(next, { min: 1, max: 6 }),
    }
  },
})
