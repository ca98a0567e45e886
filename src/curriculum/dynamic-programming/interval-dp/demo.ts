import { defineDemo } from '#algorithms/demo.ts'
import { joinWords } from '#algorithms/format-text.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { leastCutCost, type Stick } from './algorithm.ts'

type StickInput = Stick & Record<string, unknown>

export const demo = defineDemo<StickInput>({
  fields: {
    length: wholeNumber({ label: 'Length of the stick', min: 1, max: 99 }),
    cuts: numberList({ label: 'Positions of the cuts', min: 1, max: 98, maxValues: 5 }),
  },
  presets: [
    { name: 'From the lesson', input: { length: 12, cuts: [4, 6, 7] } },
    { name: 'Middle first costs 6 more', input: { length: 20, cuts: [9, 10, 11, 14] } },
    { name: 'Backward, shortest first costs 1 more', input: { length: 10, cuts: [3, 5, 7] } },
    { name: 'Equal spacing', input: { length: 10, cuts: [2, 4, 6, 8] } },
    { name: 'Clustered near an end', input: { length: 30, cuts: [24, 25, 27, 28, 29] } },
    { name: 'One cut', input: { length: 6, cuts: [2] } },
    { name: 'No cut', input: { length: 4, cuts: [] } },
  ],
  legend: [
    { role: 'active', means: 'piece being solved' },
    { role: 'compare', means: 'its two parts after the first cut' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final; at the end, parts that are cut in the cheapest plan' },
    { role: 'result', means: 'answer' },
  ],
  check({ length, cuts }) {
    const outside = cuts.find((cut) => cut >= length)
    if (outside !== undefined)
      return { field: 'cuts', error: `A cut at ${outside} is not inside a stick of length ${length}.` }
    const again = cuts.find((cut, index) => cuts.indexOf(cut) < index)
    return again === undefined
      ? undefined
      : { field: 'cuts', error: `${again} is there twice: a stick is cut once at each position.` }
  },
  trace: (input) => leastCutCost(input),
  subtitle: ({ length, cuts }) =>
    cuts.length === 0
      ? `A stick of length ${length} without a cut`
      : `Cheapest way to cut a stick of length ${length} at ${joinWords(cuts.toSorted((a, b) => a - b).map(String))}`,
  random(next) {
    const partCount = next() < 0.75 ? 5 : 6
    const points = [0]
    for (let part = 0; part < partCount; part++) {
      points.push(points[part]! + randomWholeNumber(next, { min: 1, max: 9 }))
    }
    return { length: points.at(-1)!, cuts: points.slice(1, -1) }
  },
})
