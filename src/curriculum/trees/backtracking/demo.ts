import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { findSubsets } from './algorithm.ts'

interface SubsetsInput extends Record<string, unknown> {
  readonly numbers: readonly number[]
  readonly target: number
}

const maxNodes = 18

export const demo = defineDemo<SubsetsInput>({
  fields: {
    numbers: numberList({ label: 'Numbers', min: 1, max: 30, maxValues: 6 }),
    target: wholeNumber({ label: 'Target sum', min: 1, max: 60 }),
  },
  presets: [
    { name: 'From the lesson', input: { numbers: [2, 3, 5, 7], target: 10 } },
    { name: 'Unsorted input', input: { numbers: [6, 1, 4, 3], target: 7 } },
    { name: 'No answer', input: { numbers: [4, 6, 8], target: 11 } },
    { name: 'Duplicates', input: { numbers: [2, 1, 2, 3], target: 5 } },
    { name: 'Only all together', input: { numbers: [1, 2, 4], target: 7 } },
    { name: 'All too large', input: { numbers: [9, 12, 15], target: 5 } },
    { name: 'One number', input: { numbers: [4], target: 4 } },
    { name: 'Empty', input: { numbers: [], target: 3 } },
  ],
  legend: [
    { role: 'active', means: 'where the search is' },
    { role: 'compare', means: 'chosen on this path' },
    { role: 'default', means: 'not chosen' },
    { role: 'visited', means: 'dead end or skipped' },
    { role: 'settled', means: 'leads to a subset' },
    { role: 'result', means: 'sum reached' },
  ],
  check({ numbers, target }) {
    const count = countNodes(numbers, target)
    if (count <= maxNodes) return undefined
    return {
      field: 'numbers',
      error: `This needs a tree of ${count} nodes, and at most ${maxNodes} stay readable. Use fewer numbers or another sum.`,
    }
  },
  random(next) {
    for (;;) {
      const numbers = Array.from({ length: 5 }, () => randomWholeNumber(next, { min: 1, max: 12 }))
      const chosen = numbers.filter(() => next() < 0.5)
      const target = chosen.reduce((sum, value) => sum + value, 0)
      const count = countNodes(numbers, target)
      if (target > 0 && count >= 9 && count <= maxNodes) return { numbers, target }
    }
  },
  trace: ({ numbers, target }) => findSubsets(numbers, target),
  subtitle: ({ target }) => `All subsets with sum ${target}`,
})

/** How many choices the search draws, those included that it cuts off or skips. */
function countNodes(numbers: readonly number[], target: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const count = (start: number, rest: number): number => {
    let nodes = 1
    if (rest <= 0) return nodes
    for (let index = start; index < sorted.length; index++) {
      if (index > start && sorted[index] === sorted[index - 1]) {
        nodes++
        continue
      }
      const left = rest - (sorted[index] ?? 0)
      nodes += count(index + 1, left)
      if (left < 0) break
    }
    return nodes
  }
  return count(0, target)
}
