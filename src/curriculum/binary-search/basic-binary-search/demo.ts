import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { drawLateIndex } from '../late-index.ts'
import { findInSorted } from './algorithm.ts'

interface SearchInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

const maxValues = 15

export const demo = defineDemo<SearchInput>({
  fields: {
    values: numberList({
      label: 'Sorted array',
      min: -99,
      max: 999,
      maxValues,
      whySorted:
        'Put them in order from small to large: without order, the middle reveals nothing about either half.',
    }),
    target: wholeNumber({ label: 'Target', min: -999, max: 1999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [2, 7, 11, 15, 18, 22, 25], target: 18 } },
    { name: 'Absent', input: { values: [2, 7, 11, 15, 18, 22, 25], target: 12 } },
    {
      name: 'Fifteen values',
      input: { values: [1, 3, 4, 6, 9, 12, 14, 17, 20, 21, 25, 30, 33, 38, 40], target: 3 },
    },
    { name: 'Past the end', input: { values: [2, 7, 11, 15, 18], target: 40 } },
    { name: 'Duplicates', input: { values: [4, 4, 4, 4, 4, 7], target: 4 } },
    { name: 'Negatives', input: { values: [-9, -4, -1, 0, 3, 8], target: -9 } },
    { name: 'One value', input: { values: [5], target: 5 } },
    { name: 'Empty', input: { values: [], target: 3 } },
  ],
  legend: [
    { role: 'active', means: 'the middle' },
    { role: 'default', means: 'still in play' },
    { role: 'visited', means: 'ruled out' },
    { role: 'result', means: 'found' },
  ],
  trace: ({ values, target }) => findInSorted(values, target),
  subtitle: ({ target }) => `Searching for ${target} in a sorted array`,
  plot: () => ({ title: 'Values still in play' }),
  /** Long enough for four looks, which most targets take. */
  random(next) {
    const values: number[] = []
    let value = randomWholeNumber(next, { min: -9, max: 5 })
    for (let left = randomWholeNumber(next, { min: 12, max: maxValues }); left > 0; left--) {
      values.push(value)
      value += randomWholeNumber(next, { min: 1, max: 7 })
    }
    const present = values[drawLateIndex(next, values.length)]!
    return { values, target: next() < 0.8 ? present : present + 1 }
  },
})
