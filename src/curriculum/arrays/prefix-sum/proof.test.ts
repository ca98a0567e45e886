import fc from 'fast-check'
import { expect } from 'vitest'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, mapBeside, variable } from '#testing/proofs/read-step.ts'
import { countSubarrays } from './algorithm.ts'
import { lesson } from './cases.ts'

interface Input {
  readonly values: readonly number[]
  readonly target: number
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

proveTrace<Input, number>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -4, max: 5 }), { maxLength: 10 }),
    target: fc.integer({ min: -6, max: 9 }),
  }),
  examples: [
    { name: 'the lesson', input: { values: lesson, target: 4 }, answer: 4 },
    { name: 'no values, though the target is 0', input: { values: [], target: 0 }, answer: 0 },
    { name: 'one value that is the target', input: { values: [7], target: 7 }, answer: 1 },
    { name: 'all six subarrays of three zeros', input: { values: [0, 0, 0], target: 0 }, answer: 6 },
    { name: 'subarrays that share values', input: { values: [1, 1, 1, 1], target: 2 }, answer: 3 },
    { name: 'only negatives', input: { values: [-2, -1, -3, -1], target: -4 }, answer: 2 },
    { name: 'a sum that none has', input: { values: [5, 8, 6], target: 3 }, answer: 0 },
  ],
  trace: ({ values, target }) => countSubarrays(values, target),
  bruteForce: ({ values, target }) =>
    values
      .flatMap((_, from) => values.slice(from).map((_, more) => values.slice(from, from + more + 1)))
      .filter((subarray) => sumOf(subarray) === target).length,
  pictured: (last) => Number.parseInt(arrayOf(last).note ?? '', 10),
  taken(decided, next) {
    const found = Number(variable(next, 'count')) - Number(variable(decided, 'count'))
    return found === 0 ? 'None' : found === 1 ? 'One' : 'More than one'
  },
  invariant(step, { values, target }) {
    const isEnd = (end: number) =>
      values.some((_, start) => start <= end && sumOf(values.slice(start, end + 1)) === target)
    const ends = values.flatMap((_, index) => (isEnd(index) ? [index] : []))
    if (step.line === 'done') expect(indicesWith(step, 'result')).toEqual(ends)
    const marked = indicesWith(step, 'compare')
    if (marked.length > 0) expect(marked.reduce((sum, index) => sum + (values[index] ?? 0), 0)).toBe(target)
    const { window } = arrayOf(step)
    const inWindow = values.slice(0, (window?.to ?? -1) + 1)
    if (window) expect(sumOf(inWindow)).toBe(variable(step, 'total'))
    const recorded = mapBeside(step).entries.reduce((sum, { value }) => sum + Number(value), 0)
    const isRecorded = step.line === 'start' || step.line === 'record'
    if (window) expect(recorded).toBe(window.to + (isRecorded ? 2 : 1))
  },
})
