import fc from 'fast-check'
import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { growAndSearch } from './algorithm.ts'

interface SearchTreeInput {
  readonly values: readonly number[]
  readonly target: number
}

const lesson = [8, 3, 10, 1, 6, 14]

proveTrace<SearchTreeInput, boolean>(import.meta.dirname, {
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 }),
    target: fc.integer({ min: -7, max: 10 }),
  }),
  examples: [
    { name: 'the values of the lesson', input: { values: lesson, target: 6 }, answer: true },
    { name: 'a value that is not there', input: { values: lesson, target: 9 }, answer: false },
    { name: 'no values', input: { values: [], target: 0 }, answer: false },
    { name: 'one value', input: { values: [0], target: 0 }, answer: true },
    { name: 'the same value twice', input: { values: [4, 4, 2], target: 2 }, answer: true },
    { name: 'sorted values', input: { values: [-3, -1, 0, 2], target: 2 }, answer: true },
  ],
  trace: ({ values, target }) => growAndSearch(values, target),
  bruteForce: ({ values, target }) => values.includes(target),
  pictured: (last, { target }) => nodesWith(last, 'result').some(({ value }) => value === target),
  taken(decided, next) {
    const [from] = nodesWith(decided, 'compare')
    const to = treeOf(next).nodes.find(
      (node) => node.parent === from?.id && ['compare', 'active', 'frontier'].includes(node.role),
    )
    if (!to) return 'Stop here'
    return to.side === 'left' ? 'Go left' : 'Go right'
  },
  /** Read from left to right, the tree is sorted; and what the search has ruled out is not the target. */
  invariant(step, { target }) {
    const { nodes } = treeOf(step)
    const root = nodes.find(({ parent }) => parent === undefined)
    const values = readFromLeft(root, nodes)
    if (values.length !== nodes.length) throw new Error('two children on one side')
    values.forEach((value, index) => {
      if (index > 0 && value <= (values[index - 1] ?? 0)) throw new Error(`not sorted: ${values}`)
    })
    if (isRuledOut(step, target)) throw new Error(`${target} was ruled out`)
  },
})

function readFromLeft(node: TreeNode | undefined, nodes: readonly TreeNode[]): readonly number[] {
  if (!node) return []
  const child = (side: string) => nodes.find((each) => each.parent === node.id && each.side === side)
  return [...readFromLeft(child('left'), nodes), Number(node.value), ...readFromLeft(child('right'), nodes)]
}

function isRuledOut(step: Step, target: number): boolean {
  return nodesWith(step, 'visited').some(({ value }) => value === target)
}
