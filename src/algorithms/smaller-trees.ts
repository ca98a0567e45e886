import { type BinaryNode, growTree, type TreeLevels, toLevels } from './binary-tree.ts'

/** Trees in which one subtree gives way to nothing, or to one of its own subtrees. */
export function* smallerTrees(levels: TreeLevels): Generator<TreeLevels> {
  for (const root of lessThan(growTree(levels))) yield toLevels(root)
}

function* lessThan(node: BinaryNode | undefined): Generator<BinaryNode | undefined> {
  if (!node) return
  const { left, right, ...bare } = node
  yield undefined
  if (left) yield left
  if (right) yield right
  for (const less of lessThan(left)) yield { ...bare, ...(less && { left: less }), ...(right && { right }) }
  for (const less of lessThan(right)) yield { ...bare, ...(left && { left }), ...(less && { right: less }) }
}
