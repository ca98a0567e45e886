import fc from 'fast-check'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, treeOf, valuesWith } from '#testing/proofs/read-tree.ts'
import { keepLargest } from './algorithm.ts'
import { lesson } from './cases.ts'

interface LargestInput {
  readonly values: readonly number[]
  readonly k: number
}

proveTrace<LargestInput, readonly number[]>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -5, max: 6 }), { maxLength: 10 }),
    k: fc.integer({ min: 1, max: 7 }),
  }),
  examples: [
    { name: 'the numbers of the lesson', input: { values: lesson, k: 4 }, answer: [6, 7, 9, 8] },
    { name: 'no numbers', input: { values: [], k: 2 }, answer: [] },
    { name: 'one number', input: { values: [0], k: 1 }, answer: [0] },
    { name: 'fewer than k', input: { values: [3, 1], k: 4 }, answer: [1, 3] },
    { name: 'equal numbers', input: { values: [4, 4, 4], k: 2 }, answer: [4, 4] },
    { name: 'negative numbers', input: { values: [-3, -9, -1], k: 2 }, answer: [-3, -1] },
  ],
  trace: ({ values, k }) => keepLargest(values, k),
  bruteForce: ({ values, k }) => values.toSorted((a, b) => b - a).slice(0, k),
  /** In whatever order a heap has them. */
  isRight: (answer, _, largest) => String(answer.toSorted((a, b) => b - a)) === String(largest),
  pictured: (last) => valuesWith(heapArray(last), 'result'),
  taken(decided, next) {
    const [before, after] = [idsIn(decided), idsIn(next)]
    const [own] = nodesWith(decided, 'active')
    if (!own) {
      if (after.length > before.length) return 'It joins the heap'
      return String(before) === String(after) ? 'It is dropped' : 'It replaces the root'
    }
    const isDown = decided.line === 'down'
    if (String(before) === String(after)) return 'Stay'
    if (!isDown) return 'Swap with its parent'
    const left = treeOf(decided).nodes.find(({ parent, side }) => parent === own.id && side === 'left')
    return after[before.indexOf(own.id)] === left?.id
      ? 'Swap with the left child'
      : 'Swap with the right child'
  },
  /** Tree and array show the same, and only around the number being put in order a child may be smaller. */
  invariant(step) {
    const { nodes } = treeOf(step)
    const { cells } = heapArray(step)
    const seen = (all: readonly { value: unknown; role: unknown }[]) =>
      all.map(({ value, role }) => [value, role])
    if (String(seen(nodes)) !== String(seen(cells))) throw new Error('tree and array differ')
    const isBusy = nodes.some(({ role }) => role === 'active' || role === 'swap')
    for (const { parent, value } of nodes) {
      const above = nodes.find(({ id }) => id === parent)
      if (!isBusy && above && Number(above.value) > Number(value))
        throw new Error(`${value} below ${above.value}`)
    }
  },
})

function heapArray(step: Step) {
  return arraysBeside(step)[0]!
}

function idsIn(step: Step): readonly string[] {
  return heapArray(step).cells.flatMap(({ id }) => id ?? [])
}
