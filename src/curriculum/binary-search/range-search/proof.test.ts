import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { firstAndLast, type Range } from './algorithm.ts'
import { lesson } from './cases.ts'

interface RangeInput {
  readonly values: readonly number[]
  readonly target: number
}

proveTrace<RangeInput, Range>(import.meta.dirname, {
  inputs: fc.record({
    values: fc
      .array(fc.integer({ min: -4, max: 5 }), { maxLength: 12 })
      .map((values) => values.toSorted((a, b) => a - b)),
    target: fc.integer({ min: -5, max: 6 }),
  }),
  examples: [
    { name: 'the array of the lesson', input: { values: lesson, target: 4 }, answer: [1, 3] },
    { name: 'the first value', input: { values: lesson, target: 2 }, answer: [0, 0] },
    { name: 'the last value', input: { values: lesson, target: 12 }, answer: [6, 6] },
    { name: 'a value between two others', input: { values: lesson, target: 5 }, answer: [-1, -1] },
    { name: 'a value below all', input: { values: lesson, target: 0 }, answer: [-1, -1] },
    { name: 'a value above all', input: { values: lesson, target: 13 }, answer: [-1, -1] },
    { name: 'all values equal', input: { values: [5, 5, 5, 5], target: 5 }, answer: [0, 3] },
    { name: 'no values', input: { values: [], target: 0 }, answer: [-1, -1] },
    { name: 'one value', input: { values: [6], target: 6 }, answer: [0, 0] },
    { name: 'one other value', input: { values: [6], target: 7 }, answer: [-1, -1] },
    { name: 'zeros after negatives', input: { values: [-7, -7, 0, 0], target: 0 }, answer: [2, 3] },
  ],
  trace: ({ values, target }) => firstAndLast(values, target),
  bruteForce: ({ values, target }) => [values.indexOf(target), values.lastIndexOf(target)],
  pictured: (last) => indicesWith(last, 'result'),
  picture: ([first, last], { values }) =>
    first === -1 ? [] : values.flatMap((_, index) => (index >= first && index <= last ? [index] : [])),
  taken(decided, next) {
    if (variable(next, 'lo') !== variable(decided, 'lo')) return 'Drop mid: lo = mid + 1'
    if (variable(next, 'hi') !== variable(decided, 'hi')) return 'Keep mid: hi = mid'
    return 'Stop: mid is the answer'
  },
  /** The two colors are right for every value. */
  invariant(step, { values }) {
    const seeks = String(variable(step, 'looking for'))
    const target = Number(seeks.split(' ')[1])
    const isYes = (value: number) => (seeks.startsWith('>') ? value > target : value >= target)
    for (const index of indicesWith(step, 'visited')) {
      if (isYes(values[index]!)) throw new Error(`${values[index]} is ${seeks}`)
    }
    for (const index of indicesWith(step, 'settled')) {
      if (!isYes(values[index]!)) throw new Error(`${values[index]} is not ${seeks}`)
    }
  },
})
