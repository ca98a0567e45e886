import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { findCycle } from './algorithm.ts'

interface CycleInput extends Record<string, unknown> {
  readonly values: readonly number[]
  /** Index that the last node points to, or -1. */
  readonly tail: number
}

const maxNodes = 9

export const demo = defineDemo<CycleInput>({
  fields: {
    values: numberList({ label: 'List', min: -99, max: 999, maxValues: maxNodes }),
    tail: wholeNumber({ label: 'Last node points to index (-1: to null)', min: -1, max: maxNodes - 1 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [1, 2, 3, 4, 5, 6], tail: 2 } },
    { name: 'No cycle', input: { values: [1, 2, 3, 4, 5], tail: -1 } },
    { name: 'One big cycle', input: { values: [4, 8, 15, 16, 23], tail: 0 } },
    { name: 'Last node links to itself', input: { values: [1, 2, 3, 4], tail: 3 } },
    { name: 'Equal values', input: { values: [7, 7, 7, 7], tail: 1 } },
    { name: 'One node, no cycle', input: { values: [0], tail: -1 } },
    { name: 'One node in a cycle', input: { values: [-1], tail: 0 } },
    { name: 'Empty', input: { values: [], tail: -1 } },
  ],
  legend: [
    { role: 'compare', means: 'slow' },
    { role: 'active', means: 'fast, then entry' },
    { role: 'settled', means: 'where they met' },
    { role: 'default', means: 'other nodes' },
    { role: 'result', means: 'the cycle begins' },
  ],
  check({ values, tail }) {
    if (tail < values.length) return undefined
    const last = values.length - 1
    const allowed =
      last < 0 ? 'enter -1' : last === 0 ? 'enter -1 or 0' : `enter -1 or an index from 0 to ${last}`
    return { field: 'tail', error: `There is no node at index ${tail}: ${allowed}.` }
  },
  trace: ({ values, tail }) => findCycle(values, tail),
  subtitle: ({ values }) =>
    `Is there a cycle in ${values.length === 1 ? 'a list of 1 node' : `a list of ${values.length} nodes`}, and where does it begin?`,
  random(next) {
    const count = randomWholeNumber(next, { min: 6, max: maxNodes })
    const isStraight = next() < 0.15
    return {
      values: Array.from({ length: count }, () => randomWholeNumber(next, { min: 1, max: 99 })),
      tail: isStraight ? -1 : randomWholeNumber(next, { min: 0, max: count - 1 }),
    }
  },
})
