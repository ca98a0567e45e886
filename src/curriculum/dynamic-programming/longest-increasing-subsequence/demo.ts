import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { longestRisingChain } from './algorithm.ts'

interface ChainInput extends Record<string, unknown> {
  readonly nums: readonly number[]
}

const maxValues = 10

export const demo = defineDemo<ChainInput>({
  fields: { nums: numberList({ label: 'Numbers', min: -99, max: 99, maxValues }) },
  presets: [
    { name: 'From the lesson', input: { nums: [5, 2, 8, 3, 9, 1, 4, 6] } },
    { name: 'Duplicates', input: { nums: [4, 4, 7, 4, 7] } },
    { name: 'Decreasing', input: { nums: [9, 7, 5, 3, 1] } },
    { name: 'Increasing', input: { nums: [1, 3, 4, 6, 8, 9] } },
    { name: 'Negatives', input: { nums: [0, -7, -2, -5, 0, -1, 3] } },
    { name: 'One number', input: { nums: [6] } },
    { name: 'Empty', input: { nums: [] } },
  ],
  legend: [
    { role: 'active', means: 'current number' },
    { role: 'compare', means: 'the middle tail' },
    { role: 'visited', means: 'smaller tail' },
    { role: 'frontier', means: 'tail at least as large' },
    { role: 'default', means: 'not compared' },
    { role: 'result', means: 'a longest chain' },
  ],
  trace: ({ nums }) => longestRisingChain(nums),
  subtitle: () => 'Length of the longest increasing subsequence',
  random(next) {
    const count = randomWholeNumber(next, { min: 6, max: maxValues })
    return { nums: Array.from({ length: count }, () => randomWholeNumber(next, { min: 1, max: 20 })) }
  },
})
