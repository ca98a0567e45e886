import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { listOf, nextOf, pointerAt, valuesAlong } from '#testing/proofs/read-list.ts'
import { insertAt } from './algorithm.ts'

interface InsertInput {
  readonly values: readonly number[]
  readonly position: number
  readonly value: number
}

const some = fc.integer({ min: -4, max: 9 })

proveTrace<InsertInput, readonly number[]>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(some, { maxLength: 7 }),
    position: fc.integer({ min: 0, max: 9 }),
    value: some,
  }),
  examples: [
    {
      name: 'the insertion of the lesson',
      input: { values: [1, 2, 3, 4], position: 2, value: 5 },
      answer: [1, 2, 5, 3, 4],
    },
    { name: 'a new head', input: { values: [1, 2], position: 0, value: 5 }, answer: [5, 1, 2] },
    { name: 'at the end', input: { values: [1, 2], position: 2, value: 5 }, answer: [1, 2, 5] },
    { name: 'one place too far', input: { values: [1, 2], position: 3, value: 5 }, answer: [1, 2] },
    { name: 'into nothing', input: { values: [], position: 0, value: 0 }, answer: [0] },
    { name: 'past nothing', input: { values: [], position: 1, value: 0 }, answer: [] },
    { name: 'equal values', input: { values: [-4, -4], position: 1, value: -4 }, answer: [-4, -4, -4] },
  ],
  trace: ({ values, position, value }) => insertAt(values, position, value),
  bruteForce: ({ values, position, value }) =>
    position > values.length ? values : values.toSpliced(position, 0, value),
  pictured(last) {
    const scene = listOf(last)
    return valuesAlong(scene, nextOf(scene, 'dummy') ?? null)
  },
  taken(decided, next) {
    const [before, after] = [listOf(decided), listOf(next)]
    const prev = pointerAt(before, 'prev')
    if (pointerAt(before, 'node')) {
      const isOnFirst = nextOf(after, 'new') !== undefined && nextOf(after, prev ?? '') !== 'new'
      return isOnFirst ? 'node.next, then prev.next' : 'prev.next, then node.next'
    }
    if (pointerAt(after, 'node')) return 'Insert after prev'
    return pointerAt(after, 'prev') === prev ? 'Stop: the list is too short' : 'Move prev to the next node'
  },
  /** No node is ever lost: the links always lead to all old values. */
  invariant(step, { values }) {
    const scene = listOf(step)
    const reached = valuesAlong(scene, 'dummy').slice(1)
    let from = 0
    for (const value of values) {
      from = reached.indexOf(value, from) + 1
      if (from === 0) throw new Error(`${value} can no longer be reached`)
    }
  },
})
