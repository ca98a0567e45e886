import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { listOf, nextOf, nodesWith, pointerAt, valuesAlong } from '#testing/proofs/read-list.ts'
import { reverseList } from './algorithm.ts'

interface ReversalInput {
  readonly values: readonly number[]
}

proveTrace<ReversalInput, readonly number[]>(import.meta.dirname, {
  inputs: fc.record({ values: fc.array(fc.integer({ min: -3, max: 5 }), { maxLength: 8 }) }),
  examples: [
    { name: 'the list of the lesson', input: { values: [1, 2, 3, 4, 5] }, answer: [5, 4, 3, 2, 1] },
    { name: 'two nodes', input: { values: [8, 3] }, answer: [3, 8] },
    { name: 'equal values', input: { values: [4, 4, 0] }, answer: [0, 4, 4] },
    { name: 'negative values', input: { values: [-1, -2] }, answer: [-2, -1] },
    { name: 'one node', input: { values: [7] }, answer: [7] },
    { name: 'no nodes', input: { values: [] }, answer: [] },
  ],
  trace: ({ values }) => reverseList(values),
  bruteForce: ({ values }) => values.toReversed(),
  pictured(last) {
    const scene = listOf(last)
    return valuesAlong(scene, nodesWith(scene, 'result')[0] ?? null)
  },
  taken(decided, next) {
    const [before, after] = [listOf(decided), listOf(next)]
    const current = pointerAt(before, 'current')
    if (current && nextOf(before, current) !== nextOf(after, current)) return 'Reverse current’s link'
    return pointerAt(after, 'rest') === undefined ? 'Return prev' : 'Save the node after current'
  },
  /** From prev, current and rest together, every node can be reached: none is lost. */
  invariant(step, { values }) {
    const scene = listOf(step)
    const heads = ['prev', 'current', 'rest'].map((name) => pointerAt(scene, name) ?? null)
    const reached = new Set(heads.flatMap((head) => valuesAlong(scene, head)))
    for (const value of values) if (!reached.has(value)) throw new Error(`${value} can no longer be reached`)
  },
})
