import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findInSorted } from './algorithm.ts'
import { lesson } from './cases.ts'

interface SearchInput {
  readonly values: readonly number[]
  readonly target: number
}

proveTrace<SearchInput, number>(import.meta.dirname, {
  inputs: fc.record({
    values: fc
      .array(fc.integer({ min: -8, max: 12 }), { maxLength: 15 })
      .map((values) => values.toSorted((a, b) => a - b)),
    target: fc.integer({ min: -9, max: 13 }),
  }),
  examples: [
    { name: 'the array of the lesson', input: { values: lesson, target: 18 }, answer: 4 },
    { name: 'a value between two others', input: { values: lesson, target: 12 }, answer: -1 },
    { name: 'a value below all', input: { values: lesson, target: -3 }, answer: -1 },
    { name: 'a value above all', input: { values: lesson, target: 26 }, answer: -1 },
    { name: 'the first value', input: { values: lesson, target: 2 }, answer: 0 },
    { name: 'the last value', input: { values: lesson, target: 25 }, answer: 6 },
    { name: 'no values', input: { values: [], target: 0 }, answer: -1 },
    { name: 'one value', input: { values: [5], target: 5 }, answer: 0 },
    { name: 'one other value', input: { values: [5], target: 6 }, answer: -1 },
    { name: 'all values equal', input: { values: [4, 4, 4, 4], target: 4 }, answer: 1 },
    { name: 'zero among negatives', input: { values: [-9, -4, -1, 0], target: 0 }, answer: 3 },
  ],
  trace: ({ values, target }) => findInSorted(values, target),
  bruteForce: ({ values, target }) => values.indexOf(target),
  /** Among equal values any index is right. */
  isRight: (answer, { values, target }, first) => (first === -1 ? answer === -1 : values[answer] === target),
  pictured: (last) => indicesWith(last, 'result')[0] ?? -1,
  taken(decided, next) {
    if (variable(next, 'lo') !== variable(decided, 'lo')) return 'mid and everything left of it'
    if (variable(next, 'hi') !== variable(decided, 'hi')) return 'mid and everything right of it'
    return 'Nothing: this is the target'
  },
  invariant(step, { values, target }) {
    if (indicesWith(step, 'visited').some((index) => values[index] === target)) {
      throw new Error(`ruled out ${target}`)
    }
  },
})
