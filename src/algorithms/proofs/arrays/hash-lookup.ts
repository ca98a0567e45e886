import fc from 'fast-check'
import { expect } from 'vitest'
import { type IndexPair, twoSumUnsorted } from '../../arrays/two-sum-unsorted.ts'
import { defineProof } from '../../checks/proof.ts'
import { indicesWith, mapBeside } from '../../checks/read-step.ts'

interface Input {
  readonly values: readonly number[]
  readonly target: number
}

const lesson = [22, 7, 15, 11, 2, 18, 25]

export const proof = defineProof<Input, IndexPair | undefined>({
  pattern: 'hash-lookup',
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
  code: {
    kind: 'function',
    name: { python: 'two_sum', typescript: 'twoSum', java: 'twoSum', cpp: 'twoSum' },
    parameters: ['int[]', 'int'],
    returns: 'int[]',
    cases: [
      { args: [lesson, 9], result: [1, 4] },
      { args: [[5, 4, 9, 4], 8], result: [1, 3] },
      { args: [[4, 1, 6], 8], result: [] },
      { args: [[0, 3, 0], 0], result: [0, 2] },
      { args: [[3, -8, 10, -1, 5, -4], -9], result: [1, 3] },
      { args: [[6, 1, 9, 4], 20], result: [] },
      { args: [[9], 9], result: [] },
      { args: [[], 0], result: [] },
    ],
  },
})
