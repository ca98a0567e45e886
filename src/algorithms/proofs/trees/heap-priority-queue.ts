import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { arraysBeside, nodesWith, treeOf, valuesWith } from '../../checks/read-tree.ts'
import type { Step } from '../../step.ts'
import { keepLargest } from '../../trees/k-largest.ts'

interface LargestInput {
  readonly values: readonly number[]
  readonly k: number
}

const lesson = [5, 2, 9, 1, 7, 6, 8]

export const proof = defineProof<LargestInput, readonly number[]>({
  pattern: 'heap-priority-queue',
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
  code: {
    kind: 'function',
    name: { python: 'k_largest', typescript: 'kLargest', java: 'kLargest', cpp: 'kLargest' },
    parameters: ['int[]', 'int'],
    returns: 'int[]',
    cases: [
      { args: [lesson, 4], result: [6, 7, 9, 8] },
      { args: [lesson, 3], result: [7, 8, 9] },
      { args: [[9, 8, 7, 6, 5, 4, 3], 7], result: [3, 6, 4, 9, 7, 8, 5] },
      { args: [[], 2], result: [] },
      { args: [[0], 1], result: [0] },
      { args: [[3, 1], 4], result: [1, 3] },
      { args: [[4, 4, 4], 2], result: [4, 4] },
      { args: [[-3, -9, -1], 2], result: [-3, -1] },
    ],
  },
})

function heapArray(step: Step) {
  return arraysBeside(step)[0]!
}

function idsIn(step: Step): readonly string[] {
  return heapArray(step).cells.flatMap(({ id }) => id ?? [])
}
