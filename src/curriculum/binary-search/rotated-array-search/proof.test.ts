import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findInRotated } from './algorithm.ts'
import { lesson } from './cases.ts'

interface RotatedInput {
  readonly values: readonly number[]
  readonly target: number
}

const rotated = fc
  .tuple(fc.uniqueArray(fc.integer({ min: -9, max: 12 }), { maxLength: 12 }), fc.nat({ max: 11 }))
  .map(([values, turn]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const by = sorted.length === 0 ? 0 : turn % sorted.length
    return [...sorted.slice(by), ...sorted.slice(0, by)]
  })

proveTrace<RotatedInput, number>(import.meta.dirname, {
  inputs: fc.record({ values: rotated, target: fc.integer({ min: -10, max: 13 }) }),
  examples: [
    { name: 'the array of the lesson', input: { values: lesson, target: 22 }, answer: 0 },
    { name: 'the last value before the fall', input: { values: lesson, target: 25 }, answer: 1 },
    { name: 'the first value after the fall', input: { values: lesson, target: 2 }, answer: 2 },
    { name: 'the last value', input: { values: lesson, target: 18 }, answer: 6 },
    { name: 'a value between two others', input: { values: lesson, target: 9 }, answer: -1 },
    { name: 'a value over all', input: { values: lesson, target: 30 }, answer: -1 },
    { name: 'a rotation by nothing', input: { values: [1, 2, 3, 4, 5], target: 4 }, answer: 3 },
    { name: 'no values', input: { values: [], target: 0 }, answer: -1 },
    { name: 'one value', input: { values: [5], target: 5 }, answer: 0 },
    { name: 'one other value', input: { values: [5], target: 6 }, answer: -1 },
    { name: 'two values, turned', input: { values: [9, 4], target: 4 }, answer: 1 },
    { name: 'zero among negatives', input: { values: [0, -3, -2, -1], target: 0 }, answer: 0 },
  ],
  trace: ({ values, target }) => findInRotated(values, target),
  bruteForce: ({ values, target }) => values.indexOf(target),
  pictured: (last) => indicesWith(last, 'result')[0] ?? -1,
  taken(decided, next) {
    if (decided.line === 'ordered') {
      const mid = Number(variable(next, 'mid'))
      return indicesWith(next, 'settled').some((index) => index > mid) ? 'From mid to hi' : 'From lo to mid'
    }
    return variable(next, 'lo') === variable(decided, 'lo') ? 'Left of mid' : 'Right of mid'
  },
  invariant(step, { values, target }) {
    if (indicesWith(step, 'visited').some((index) => values[index] === target)) {
      throw new Error(`ruled out ${target}`)
    }
    const half = [...indicesWith(step, 'settled'), ...indicesWith(step, 'active')].toSorted((a, b) => a - b)
    if (half.some((index, position) => position > 0 && values[index]! < values[half[position - 1]!]!)) {
      throw new Error(`the half at ${half} is not in order`)
    }
  },
})
