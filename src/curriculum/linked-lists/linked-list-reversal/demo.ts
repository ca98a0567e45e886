import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { reverseList } from './algorithm.ts'

interface ReversalInput extends Record<string, unknown> {
  readonly values: readonly number[]
}

const maxNodes = 8

export const demo = defineDemo<ReversalInput>({
  fields: {
    values: numberList({ label: 'List', min: -99, max: 999, maxValues: maxNodes }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [1, 2, 3, 4, 5] } },
    { name: 'Two nodes', input: { values: [8, 3] } },
    { name: 'Equal values', input: { values: [4, 4, 0, 4] } },
    { name: 'Negatives', input: { values: [-1, -20, 0, -3] } },
    { name: 'One node', input: { values: [7] } },
    { name: 'Empty', input: { values: [] } },
  ],
  legend: [
    { role: 'active', means: 'current' },
    { role: 'frontier', means: 'rest, saved' },
    { role: 'settled', means: 'reversed' },
    { role: 'default', means: 'not reversed yet' },
    { role: 'result', means: 'new head' },
  ],
  trace: ({ values }) => reverseList(values),
  subtitle: ({ values }) => `Reverse a list of ${values.length === 1 ? '1 node' : `${values.length} nodes`}`,
  random(next) {
    const count = randomWholeNumber(next, { min: 4, max: maxNodes })
    return { values: Array.from({ length: count }, () => randomWholeNumber(next, { min: 1, max: 99 })) }
  },
})
