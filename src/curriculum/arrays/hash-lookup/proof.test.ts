import fc from 'fast-check'
import { expect } from 'vitest'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { indicesWith, mapBeside } from '#testing/proofs/read-step.ts'
import { type IndexPair, twoSumUnsorted } from './algorithm.ts'
import { lesson } from './cases.ts'

interface Input {
  readonly values: readonly number[]
  readonly target: number
}

proveTrace<Input, IndexPair | undefined>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 }),
    target: fc.integer({ min: -14, max: 20 }),
  }),
  examples: [
    { name: 'the lesson', input: { values: lesson, target: 9 }, answer: [1, 4] },
    { name: 'no values', input: { values: [], target: 0 }, answer: undefined },
    {
      name: 'one value, even if it is half the target',
      input: { values: [4, 1, 6], target: 8 },
      answer: undefined,
    },
    { name: 'the same value twice', input: { values: [5, 4, 9, 4], target: 8 }, answer: [1, 3] },
    { name: 'zero and zero', input: { values: [0, 3, 0], target: 0 }, answer: [0, 2] },
    { name: 'negatives', input: { values: [3, -8, 10, -1, 5, -4], target: -9 }, answer: [1, 3] },
  ],
  trace: ({ values, target }) => twoSumUnsorted(values, target),
  bruteForce({ values, target }) {
    for (const [later, second] of values.entries()) {
      for (const [earlier, first] of values.slice(0, later).entries()) {
        if (first + second === target) return [earlier, later]
      }
    }
    return undefined
  },
  /** Several pairs may have the sum: any of them is right. */
  isRight(answer, { values, target }, pair) {
    if (!answer || !pair) return answer === pair
    const [earlier, later] = answer
    return earlier < later && values[earlier]! + values[later]! === target
  },
  pictured: (last) => indicesWith(last, 'result'),
  picture: (answer) => answer ?? [],
  taken: (_, next) =>
    indicesWith(next, 'result').length > 0 ? 'Yes: return both indices' : 'No: record this value',
  invariant(step, { values }) {
    for (const { key, value } of mapBeside(step).entries) expect(values[Number(value)]).toBe(key)
  },
})
