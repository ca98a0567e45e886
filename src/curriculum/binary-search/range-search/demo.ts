import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { firstAndLast } from './algorithm.ts'

interface RangeInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

const maxValues = 15

export const demo = defineDemo<RangeInput>({
  fields: {
    values: numberList({
      label: 'Sorted array, values may repeat',
      min: -99,
      max: 999,
      maxValues,
      whySorted: 'Put them in order from small to large: otherwise equal values are not next to each other.',
    }),
    target: wholeNumber({ label: 'Target', min: -999, max: 1999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [2, 4, 4, 4, 7, 9, 12], target: 4 } },
    { name: 'All equal', input: { values: [5, 5, 5, 5, 5, 5], target: 5 } },
    { name: 'Once', input: { values: [1, 3, 6, 8, 11], target: 8 } },
    { name: 'Absent', input: { values: [1, 3, 3, 8, 8, 11], target: 5 } },
    { name: 'Past the end', input: { values: [1, 3, 3, 8], target: 20 } },
    { name: 'Negatives', input: { values: [-7, -7, -2, 0, 0, 0, 4], target: 0 } },
    { name: 'One value', input: { values: [6], target: 6 } },
    { name: 'Empty', input: { values: [], target: 1 } },
  ],
  legend: [
    { role: 'active', means: 'the middle' },
    { role: 'default', means: 'not known yet' },
    { role: 'visited', means: 'before the boundary' },
    { role: 'settled', means: 'from the boundary on' },
    { role: 'result', means: 'the target' },
  ],
  trace: ({ values, target }) => firstAndLast(values, target),
  subtitle: ({ target }) => `First and last ${target} in a sorted array`,
  /** Long enough for four comparisons in each search. */
  random(next) {
    const values: number[] = []
    const count = randomWholeNumber(next, { min: 12, max: maxValues })
    let value = randomWholeNumber(next, { min: -5, max: 4 })
    while (values.length < count) {
      const times = randomWholeNumber(next, { min: 1, max: 4 })
      for (let left = times; left > 0 && values.length < count; left--) values.push(value)
      value += randomWholeNumber(next, { min: 1, max: 4 })
    }
    const present = values[randomWholeNumber(next, { min: 0, max: count - 1 })]!
    return { values, target: next() < 0.85 ? present : present + 1 }
  },
})
