import fc from 'fast-check'
import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findBestWindow } from './algorithm.ts'

interface Input {
  readonly values: readonly number[]
  readonly size: number
}

proveDemo<Input, number>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 10 }),
    size: fc.integer({ min: 1, max: 10 }),
  }),
  examples: [
    { name: 'the lesson', input: { values: [2, 1, 3, 4, 2, 1, 5], size: 3 }, answer: 2 },
    { name: 'no values', input: { values: [], size: 1 }, answer: -1 },
    { name: 'one value', input: { values: [-4], size: 1 }, answer: 0 },
    { name: 'a window longer than the array', input: { values: [4, 9], size: 3 }, answer: -1 },
    { name: 'of equal sums the first', input: { values: [3, 3, 3], size: 2 }, answer: 0 },
    { name: 'only negatives', input: { values: [-4, -2, -7, -1, -3], size: 2 }, answer: 3 },
  ],
  trace: ({ values, size }) => findBestWindow(values, size),
  bruteForce({ values, size }) {
    const sums = values
      .map((_, start) => values.slice(start, start + size))
      .filter((window) => window.length === size)
      .map((window) => window.reduce((sum, value) => sum + value, 0))
    return sums.indexOf(Math.max(...sums))
  },
  pictured: (last) => indicesWith(last, 'result'),
  picture: (start, { size }) => (start === -1 ? [] : Array.from({ length: size }, (_, step) => start + step)),
  taken(_, next) {
    const { from, to } = arrayOf(next).window ?? { from: 0, to: 0 }
    return `Add nums[${to}], subtract nums[${from - 1}]`
  },
  invariant: (step, { values, size }) => {
    const { window } = arrayOf(step)
    if (window) expect(sumOf(step, values)).toBe(variable(step, 'total'))
    if (window) expect(window.to - window.from + 1).toBe(size)
  },
})

function sumOf(step: Step, values: readonly number[]): number {
  return indicesWith(step, 'active').reduce((sum, index) => sum + (values[index] ?? 0), 0)
}
