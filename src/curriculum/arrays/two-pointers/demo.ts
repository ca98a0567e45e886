import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { twoSumSorted } from './algorithm.ts'

interface TwoSumInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

export const demo = defineDemo<TwoSumInput>({
  fields: {
    values: numberList({
      label: 'Sorted array',
      min: -99,
      max: 999,
      maxValues: 10,
      whySorted: 'Put them in order from small to large: without order, no value can be ruled out.',
    }),
    target: wholeNumber({ label: 'Target sum', min: -999, max: 1999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [2, 7, 11, 15, 18, 22, 25], target: 9 } },
    { name: 'Both pointers move', input: { values: [1, 3, 4, 6, 8, 11, 15], target: 14 } },
    { name: 'No answer', input: { values: [2, 7, 11, 15, 18, 22, 25], target: 10 } },
    { name: 'Negatives', input: { values: [-9, -4, -1, 0, 3, 8], target: -5 } },
    { name: 'Duplicates', input: { values: [1, 4, 4, 4, 9], target: 8 } },
    { name: 'One value', input: { values: [4], target: 8 } },
    { name: 'Empty', input: { values: [], target: 0 } },
  ],
  legend: [
    { role: 'compare', means: 'comparing' },
    { role: 'visited', means: 'ruled out' },
    { role: 'default', means: 'still in play' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ values, target }) => twoSumSorted(values, target),
  subtitle: ({ target }) => `Two Sum on a sorted array, target ${target}`,
  plot: ({ target }) => ({ title: 'Sum at each step', goal: { value: target, text: `target ${target}` } }),
  /** The pair is close together, if there is one, so that the pointers have most of the array to cross. */
  random(next) {
    const values = [randomWholeNumber(next, { min: -9, max: 9 })]
    while (values.length < 10) values.push(values.at(-1)! + randomWholeNumber(next, { min: 1, max: 12 }))
    const left = randomWholeNumber(next, { min: 0, max: 7 })
    const right = left + randomWholeNumber(next, { min: 1, max: 2 })
    const isMissed = randomWholeNumber(next, { min: 1, max: 4 }) === 1
    return { values, target: values[left]! + values[right]! + (isMissed ? 1 : 0) }
  },
})
