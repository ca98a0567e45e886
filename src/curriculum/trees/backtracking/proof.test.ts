import fc from 'fast-check'
import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { findSubsets } from './algorithm.ts'
import { lesson } from './cases.ts'

interface SubsetsInput {
  readonly numbers: readonly number[]
  readonly target: number
}

proveTrace<SubsetsInput, readonly (readonly number[])[]>(import.meta.dirname, {
  inputs: fc.record({
    numbers: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
    target: fc.integer({ min: 1, max: 24 }),
  }),
  examples: [
    {
      name: 'the numbers of the lesson',
      input: { numbers: lesson, target: 10 },
      answer: [
        [2, 3, 5],
        [3, 7],
      ],
    },
    { name: 'no numbers', input: { numbers: [], target: 3 }, answer: [] },
    { name: 'one number', input: { numbers: [4], target: 4 }, answer: [[4]] },
    {
      name: 'numbers that are not in order',
      input: { numbers: [3, 1, 2], target: 3 },
      answer: [[1, 2], [3]],
    },
    { name: 'a sum that nothing reaches', input: { numbers: [4, 6, 8], target: 11 }, answer: [] },
    {
      name: 'equal numbers, each subset once',
      input: { numbers: [2, 1, 2], target: 3 },
      answer: [[1, 2]],
    },
    { name: 'only equal numbers', input: { numbers: [2, 2, 2], target: 4 }, answer: [[2, 2]] },
    { name: 'nothing to reach', input: { numbers: [1], target: 0 }, answer: [[]] },
  ],
  trace: ({ numbers, target }) => findSubsets(numbers, target),
  bruteForce({ numbers, target }) {
    const sorted = numbers.toSorted((a, b) => a - b)
    const all = Array.from({ length: 2 ** sorted.length }, (_, mask) =>
      sorted.filter((_, bit) => (mask >> bit) & 1),
    )
    const fitting = all.filter((subset) => subset.reduce((sum, value) => sum + value, 0) === target)
    return [...new Map(fitting.map((subset) => [subset.join(), subset])).values()].toSorted(inOrder)
  },
  pictured: (last) => nodesWith(last, 'result').map((node) => pathTo(node, last)),
  taken(decided, next) {
    const [at] = nodesWith(decided, 'active')
    const before = new Set(treeOf(decided).nodes.map(({ id }) => id))
    const fresh = treeOf(next).nodes.find(({ id }) => !before.has(id))
    if (!fresh || fresh.parent !== at?.id) return 'Nothing'
    if (fresh.role !== 'visited') return 'Choose it and go deeper'
    return Number(fresh.value) < 0 ? 'Stop here: it is too large' : 'Skip it: the same value was just tried'
  },
  /** Each node shows the rest of the sum, which is negative only where the search was pruned. */
  invariant(step, { target }) {
    for (const node of treeOf(step).nodes) {
      const sum = pathTo(node, step).reduce((total, value) => total + value, 0)
      if (node.value !== target - sum) throw new Error(`${node.id} says ${node.value}`)
      if (Number(node.value) < 0 && node.role !== 'visited') throw new Error(`${node.id} is not cut off`)
    }
  },
})

/** The numbers on the edges from the root. */
function pathTo(node: TreeNode, step: Step): readonly number[] {
  const above = treeOf(step).nodes.find(({ id }) => id === node.parent)
  return above ? [...pathTo(above, step), Number(node.edgeLabel)] : []
}

function inOrder(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((value, index) => value !== second[index])
  return (first[at] ?? 0) - (second[at] ?? 0)
}
