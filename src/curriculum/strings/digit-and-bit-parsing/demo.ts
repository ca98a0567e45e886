import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { singleNumber } from './algorithm.ts'

interface PairedInput extends Record<string, unknown> {
  readonly numbers: readonly number[]
}

export const demo = defineDemo<PairedInput>({
  fields: {
    numbers: numberList({ label: 'Numbers: all but one appear twice', min: -32, max: 31, maxValues: 9 }),
  },
  presets: [
    { name: 'From the lesson', input: { numbers: [4, 1, 2, 1, 2] } },
    { name: 'Nested pairs', input: { numbers: [7, 12, 3, 10, 3, 12, 7] } },
    { name: 'The single number comes first', input: { numbers: [21, 6, 13, 6, 13] } },
    { name: 'Nearly equal bits', input: { numbers: [7, 6, 7, 5, 6] } },
    { name: 'Zero is the single number', input: { numbers: [5, 0, 5] } },
    { name: 'Negatives', input: { numbers: [-3, 5, -8, 5, -3] } },
    { name: 'One number', input: { numbers: [9] } },
  ],
  legend: [
    { role: 'compare', means: 'number being read' },
    { role: 'active', means: 'bit that was just set or flipped' },
    { role: 'frontier', means: 'seen once so far' },
    { role: 'visited', means: 'canceled by its equal' },
    { role: 'default', means: 'still to come, or unchanged' },
    { role: 'result', means: 'answer' },
  ],
  check({ numbers }) {
    const count = (num: number) => numbers.filter((each) => each === num).length
    const often = numbers.find((num) => count(num) > 2)
    const alone = numbers.filter((num) => count(num) === 1)
    const describeError = () => {
      if (often !== undefined)
        return `${often} appears ${count(often)} times: every number but one must appear exactly twice.`
      if (alone.length > 1) return `${alone[0]} and ${alone[1]} both appear once: only one number may.`
      return 'One number must appear only once: it is the answer.'
    }
    return alone.length === 1 && often === undefined
      ? undefined
      : { field: 'numbers', error: describeError() }
  },
  trace: ({ numbers }) => singleNumber(numbers),
  subtitle: ({ numbers }) =>
    numbers.length === 1 ? 'Single number, with one number' : `Single number among ${numbers.length}, by XOR`,
  random(next) {
    const pairCount = 4
    const min = next() < 0.3 ? -8 : 0
    const different = new Set<number>()
    while (different.size <= pairCount) different.add(randomWholeNumber(next, { min, max: 15 }))
    const [single = 0, ...pairedNumbers] = different
    // Each number goes to a random index.
    const numbers: number[] = []
    for (const num of [single, ...pairedNumbers, ...pairedNumbers]) {
      numbers.splice(randomWholeNumber(next, { min: 0, max: numbers.length }), 0, num)
    }
    return { numbers }
  },
})
