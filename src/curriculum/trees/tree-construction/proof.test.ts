import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { levelsOf, nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { distinctTreeLevels, positionsIn } from '#testing/proofs/tree-inputs.ts'
import { buildFromOrders } from './algorithm.ts'

interface OrdersInput {
  readonly preorder: readonly number[]
  readonly inorder: readonly number[]
  /** The tree that was taken apart. */
  readonly tree: TreeLevels
}

proveTrace<OrdersInput, TreeLevels>(import.meta.dirname, {
  inputs: distinctTreeLevels([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]).map(takeApart),
  examples: [
    {
      name: 'the orders of the lesson',
      input: takeApart([3, 9, 20, null, null, 15, 7]),
      answer: [3, 9, 20, null, null, 15, 7],
    },
    { name: 'no values', input: takeApart([]), answer: [] },
    { name: 'one value', input: takeApart([0]), answer: [0] },
    {
      name: 'only left children',
      input: { preorder: [3, 2, 1], inorder: [1, 2, 3], tree: [3, 2, null, 1] },
      answer: [3, 2, null, 1],
    },
    {
      name: 'only right children',
      input: { preorder: [-1, 0, 2], inorder: [-1, 0, 2], tree: [-1, null, 0, null, 2] },
      answer: [-1, null, 0, null, 2],
    },
  ],
  trace: ({ preorder, inorder }) => buildFromOrders(preorder, inorder),
  bruteForce: ({ tree }) => tree,
  pictured: (last) => levelsOf(treeOf(last)),
  taken(decided, next) {
    const [before] = nodesWith(decided, 'active')
    const [after] = nodesWith(next, 'active')
    if (after?.parent !== before?.id) return 'As the right child of an ancestor'
    return after?.side === 'left' ? 'As its left child' : 'As its right child'
  },
  /** The tree built so far is always a part of the original tree. */
  invariant(step, { tree }) {
    const paths = new Map(positionsIn(tree).map(({ value, path }) => [value, path]))
    for (const { value, path } of positionsIn(levelsOf(treeOf(step)))) {
      if (paths.get(value) !== path) throw new Error(`${value} hangs at ${path}, not at ${paths.get(value)}`)
    }
  },
})

function takeApart(tree: TreeLevels): OrdersInput {
  const positions = positionsIn(tree)
  /** Keys whose alphabetical order is the traversal order: a root before its subtrees, or between them. */
  const sortedBy = (wordOf: (path: string) => string) =>
    positions.toSorted((a, b) => (wordOf(a.path) < wordOf(b.path) ? -1 : 1)).map(({ value }) => value)
  return {
    tree,
    preorder: sortedBy((path) => path),
    inorder: sortedBy((path) => `${path.replaceAll('l', 'a').replaceAll('r', 'z')}m`),
  }
}
