import { type BinaryNode, growTree, type TreeLevels, toLevels } from './binary-tree.ts'

/** Whether no node hangs from a missing one, and nothing missing comes last. */
export function isTree(levels: TreeLevels): boolean {
  return levels.at(-1) !== null && String(toLevels(growTree(levels))) === String(levels)
}

/** Whether all values differ, with the smaller ones to the left of each node and the greater ones to its right. */
export function isSearchTree(levels: TreeLevels): boolean {
  const isBetween = (node: BinaryNode | undefined, low: number, high: number): boolean =>
    !node ||
    (low < node.value &&
      node.value < high &&
      isBetween(node.left, low, node.value) &&
      isBetween(node.right, node.value, high))
  return isTree(levels) && isBetween(growTree(levels), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

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
