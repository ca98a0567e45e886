import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { drawLateIndex } from '../late-index.ts'
import { findInRotated } from './algorithm.ts'

interface RotatedInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

const maxValues = 15

export const demo = defineDemo<RotatedInput>({
  fields: {
    values: numberList({ label: 'Rotated sorted array', min: -99, max: 99, maxValues }),
    target: wholeNumber({ label: 'Target', min: -99, max: 99 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [22, 25, 2, 7, 11, 15, 18], target: 22 } },
    { name: 'Absent', input: { values: [15, 18, 22, 25, 2, 7, 11], target: 9 } },
    { name: 'Not rotated', input: { values: [2, 7, 11, 15, 18, 22, 25], target: 22 } },
    { name: 'Rotated by one', input: { values: [12, 1, 3, 4, 6, 8, 9, 10], target: 12 } },
    { name: 'Negatives', input: { values: [0, 3, 8, -9, -4, -1], target: -4 } },
    { name: 'Two values', input: { values: [9, 4], target: 4 } },
    { name: 'One value', input: { values: [5], target: 6 } },
    { name: 'Empty', input: { values: [], target: 3 } },
  ],
  legend: [
    { role: 'active', means: 'the middle' },
    { role: 'compare', means: 'value at lo' },
    { role: 'settled', means: 'half in order' },
    { role: 'visited', means: 'ruled out' },
    { role: 'default', means: 'still in play' },
    { role: 'result', means: 'found' },
  ],
  check({ values }) {
    const twice = values.find((value, index) => values.indexOf(value) < index)
    if (twice !== undefined) {
      const error = `${twice} occurs twice. The values must differ: with equal ones at lo and mid, no comparison shows which half is in order.`
      return { field: 'values', error }
    }
    const falls = values.filter((value, index) => value < (values[index - 1] ?? value))
    const last = values.at(-1) ?? 0
    if (falls.length > 1 || (falls.length === 1 && last > (values[0] ?? last))) {
      const error =
        'This is not a rotated sorted array: start with values from small to large and move some from the front to the end.'
      return { field: 'values', error }
    }
    return undefined
  },
  trace: ({ values, target }) => findInRotated(values, target),
  subtitle: ({ target }) => `Searching for ${target} in a rotated sorted array`,
  /** Long enough for four rounds, which most targets take. */
  random(next) {
    const sorted: number[] = []
    let value = randomWholeNumber(next, { min: -9, max: 5 })
    for (let left = randomWholeNumber(next, { min: 12, max: maxValues }); left > 0; left--) {
      sorted.push(value)
      value += randomWholeNumber(next, { min: 1, max: 6 })
    }
    const turn = randomWholeNumber(next, { min: 1, max: sorted.length - 1 })
    const values = [...sorted.slice(turn), ...sorted.slice(0, turn)]
    const present = values[drawLateIndex(next, values.length)]!
    return {
      values,
      target: next() < 0.85 ? present : present + 1,
    }
  },
})
