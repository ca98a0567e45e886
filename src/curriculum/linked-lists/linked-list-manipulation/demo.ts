import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { insertAt } from './algorithm.ts'

interface InsertInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly position: number
  readonly value: number
}

const range = { min: -99, max: 999 }

export const demo = defineDemo<InsertInput>({
  fields: {
    values: numberList({ label: 'List', ...range, maxValues: 7 }),
    position: wholeNumber({ label: 'Position, counted from 0', min: 0, max: 9 }),
    value: wholeNumber({ label: 'Value to insert', ...range }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [1, 2, 3, 4], position: 2, value: 5 } },
    { name: 'A new head', input: { values: [1, 2, 3], position: 0, value: 5 } },
    { name: 'At the end', input: { values: [1, 2, 3], position: 3, value: 5 } },
    { name: 'Position too far', input: { values: [1, 2, 3], position: 5, value: 5 } },
    { name: 'Duplicates and negatives', input: { values: [-4, -4, 0, -4], position: 1, value: -4 } },
    { name: 'One node', input: { values: [7], position: 1, value: 0 } },
    { name: 'Empty', input: { values: [], position: 0, value: 5 } },
  ],
  legend: [
    { role: 'compare', means: 'prev is here' },
    { role: 'active', means: 'new node' },
    { role: 'default', means: 'in the list' },
    { role: 'visited', means: 'dummy node' },
    { role: 'result', means: 'inserted' },
  ],
  trace: ({ values, position, value }) => insertAt(values, position, value),
  subtitle: ({ position, value }) => `Insert ${value} at position ${position} of a linked list`,
  /** Far enough along the list to be a walk, and now and then past its end. */
  random(next) {
    const count = randomWholeNumber(next, { min: 5, max: 7 })
    return {
      values: Array.from({ length: count }, () => randomWholeNumber(next, { min: 1, max: 99 })),
      position: randomWholeNumber(next, { min: 4, max: count + 1 }),
      value: randomWholeNumber(next, { min: 1, max: 99 }),
    }
  },
})
