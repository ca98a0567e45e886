import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { knapsackOfItems } from './algorithm.ts'

interface KnapsackInput extends Record<string, unknown> {
  readonly weights: readonly number[]
  readonly values: readonly number[]
  readonly capacity: number
}

const maxItems = 5

export const demo = defineDemo<KnapsackInput>({
  fields: {
    weights: numberList({ label: 'Weights', min: 1, max: 20, maxValues: maxItems }),
    values: numberList({ label: 'Values', min: 0, max: 19, maxValues: maxItems }),
    capacity: wholeNumber({ label: 'Capacity of the bag', min: 0, max: 10 }),
  },
  presets: [
    { name: 'From the lesson', input: { weights: [3, 2, 4], values: [5, 3, 6], capacity: 6 } },
    { name: 'All items fit', input: { weights: [1, 2, 3], values: [2, 3, 4], capacity: 7 } },
    { name: 'Nothing fits', input: { weights: [6, 8], values: [9, 12], capacity: 5 } },
    { name: 'Same item twice', input: { weights: [2, 2, 3], values: [4, 4, 5], capacity: 5 } },
    { name: 'One item worth nothing', input: { weights: [1, 2], values: [0, 7], capacity: 4 } },
    { name: 'One item', input: { weights: [3], values: [8], capacity: 5 } },
    { name: 'Capacity 0', input: { weights: [1, 2], values: [3, 4], capacity: 0 } },
    { name: 'No items', input: { weights: [], values: [], capacity: 4 } },
  ],
  legend: [
    { role: 'active', means: 'cell being computed' },
    { role: 'compare', means: 'cells it compares' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final; at the end, path back' },
    { role: 'result', means: 'answer' },
  ],
  check({ weights, values }) {
    if (weights.length === values.length) return undefined
    return {
      field: 'values',
      error: `Each item needs a weight and a value. Weights: ${weights.length}, values: ${values.length}.`,
    }
  },
  trace: ({ weights, values, capacity }) => knapsackOfItems(weights, values, capacity),
  subtitle: ({ weights, capacity }) =>
    `Best value of ${weights.length} ${weights.length === 1 ? 'item' : 'items'} in a bag of capacity ${capacity}`,
  random(next) {
    const items = Array.from({ length: 4 })
    return {
      weights: items.map(() => randomWholeNumber(next, { min: 1, max: 4 })),
      values: items.map(() => randomWholeNumber(next, { min: 1, max: 9 })),
      capacity: randomWholeNumber(next, { min: 7, max: 8 }),
    }
  },
})
