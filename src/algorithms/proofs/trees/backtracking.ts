import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { nodesWith, treeOf } from '../../checks/read-tree.ts'
import type { TreeNode } from '../../scene.ts'
import type { Step } from '../../step.ts'
import { findSubsets } from '../../trees/subsets-with-sum.ts'

interface SubsetsInput {
  readonly numbers: readonly number[]
  readonly target: number
}

const lesson = [2, 3, 5, 7]

export const proof = defineProof<SubsetsInput, readonly (readonly number[])[]>({
  pattern: 'backtracking',
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
  code: {
    kind: 'function',
    name: {
      python: 'subsets_with_sum',
      typescript: 'subsetsWithSum',
      java: 'subsetsWithSum',
      cpp: 'subsetsWithSum',
    },
    parameters: ['int[]', 'int'],
    returns: 'int[][]',
    cases: [
      {
        args: [lesson, 10],
        result: [
          [2, 3, 5],
          [3, 7],
        ],
      },
      { args: [[], 3], result: [] },
      { args: [[4], 4], result: [[4]] },
      { args: [[3, 1, 2], 3], result: [[1, 2], [3]] },
      { args: [[4, 6, 8], 11], result: [] },
      { args: [[2, 1, 2], 3], result: [[1, 2]] },
      { args: [[2, 2, 2], 4], result: [[2, 2]] },
      { args: [[1], 0], result: [[]] },
    ],
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
