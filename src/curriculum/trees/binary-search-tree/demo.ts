import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { growAndSearch } from './algorithm.ts'

interface SearchTreeInput extends Record<string, unknown> {
  readonly values: readonly number[]
  readonly target: number
}

const maxLevels = 6

export const demo = defineDemo<SearchTreeInput>({
  fields: {
    values: numberList({ label: 'Values to insert', min: -99, max: 999, maxValues: 10 }),
    target: wholeNumber({ label: 'Value to search for', min: -99, max: 999 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [8, 3, 10, 1, 6, 14], target: 6 } },
    { name: 'Not in the tree', input: { values: [8, 3, 10, 1, 6, 14], target: 9 } },
    { name: 'Sorted values make a chain', input: { values: [1, 2, 4, 7, 9], target: 9 } },
    { name: 'Duplicates', input: { values: [5, 2, 5, 8, 2], target: 8 } },
    { name: 'Negatives', input: { values: [0, -5, 7, -9, -2, 3], target: -2 } },
    { name: 'One value', input: { values: [4], target: 4 } },
    { name: 'Empty', input: { values: [], target: 1 } },
  ],
  legend: [
    { role: 'compare', means: 'comparing' },
    { role: 'active', means: 'has the value to insert' },
    { role: 'settled', means: 'inserted' },
    { role: 'visited', means: 'ruled out' },
    { role: 'frontier', means: 'empty position: missing' },
    { role: 'default', means: 'not compared yet' },
    { role: 'result', means: 'found' },
  ],
  check({ values }) {
    const levels = Math.max(0, ...findDepths(values))
    if (levels <= maxLevels) return undefined
    return {
      field: 'values',
      error: `In this order the tree has ${levels} levels, and the picture has room for ${maxLevels}. Shuffle the values.`,
    }
  },
  random(next) {
    for (;;) {
      const values = Array.from({ length: 8 }, () => randomWholeNumber(next, { min: 1, max: 60 }))
      if (Math.max(...findDepths(values)) > 5) continue
      const isThere = next() < 0.7
      const at = randomWholeNumber(next, { min: 0, max: values.length - 1 })
      return { values, target: isThere ? (values[at] ?? 0) : randomWholeNumber(next, { min: 1, max: 60 }) }
    }
  },
  trace: ({ values, target }) => growAndSearch(values, target),
  subtitle: ({ values, target }) =>
    `Search tree of ${values.length} ${values.length === 1 ? 'value' : 'values'}, then a search for ${target}`,
})

/** The level of each value, from 1: one below the deeper of its neighbors among the values before it. */
function findDepths(values: readonly number[]): readonly number[] {
  const levels = new Map<number, number>()
  for (const value of values) {
    if (levels.has(value)) continue
    const smaller = Math.max(...[...levels.keys()].filter((other) => other < value))
    const larger = Math.min(...[...levels.keys()].filter((other) => other > value))
    levels.set(value, Math.max(levels.get(smaller) ?? 0, levels.get(larger) ?? 0) + 1)
  }
  return [...levels.values()]
}
