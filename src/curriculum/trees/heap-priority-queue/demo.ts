import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { keepLargest } from './algorithm.ts'

interface LargestInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly k: number
}

export const demo = defineDemo<LargestInput>({
  fields: {
    values: numberList({ label: 'Numbers', min: -99, max: 999, maxValues: 10 }),
    k: wholeNumber({ label: 'Heap size (k)', min: 1, max: 7 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [5, 2, 9, 1, 7, 6, 8], k: 4 } },
    { name: 'Seven largest', input: { values: [9, 8, 7, 6, 5, 4, 3, 10, 2, 12], k: 7 } },
    { name: 'Rising: each replaces the root', input: { values: [1, 2, 3, 4, 5, 6], k: 3 } },
    { name: 'Falling: the rest are dropped', input: { values: [6, 5, 4, 3, 2, 1], k: 3 } },
    { name: 'Duplicates', input: { values: [4, 4, 1, 4, 7, 7], k: 4 } },
    { name: 'Negatives', input: { values: [-3, -9, 0, -1, -6], k: 2 } },
    { name: 'Fewer than k', input: { values: [3, 1], k: 4 } },
    { name: 'Empty', input: { values: [], k: 3 } },
  ],
  legend: [
    { role: 'active', means: 'moving into order' },
    { role: 'compare', means: 'compared with it' },
    { role: 'swap', means: 'swapped' },
    { role: 'settled', means: 'kept in the heap' },
    { role: 'visited', means: 'dropped' },
    { role: 'default', means: 'in the heap, or to come' },
    { role: 'result', means: 'answer' },
  ],
  random(next) {
    const values = Array.from({ length: 8 }, () => randomWholeNumber(next, { min: 1, max: 60 }))
    return { values, k: randomWholeNumber(next, { min: 3, max: 5 }) }
  },
  trace: ({ values, k }) => keepLargest(values, k),
  subtitle: ({ k }) => (k === 1 ? 'The largest number of a stream' : `The ${k} largest numbers of a stream`),
})
