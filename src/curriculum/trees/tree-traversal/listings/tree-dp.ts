// The recursion is as deep as the tree: a few thousand
// levels at most.
function rob(root: TreeNode | null): number {
  return Math.max(...best(root))
}

/** The most money in this subtree: without its root, with it. */
function best(node: TreeNode | null): [number, number] {
  if (node === null) return [0, 0]
  const left = best(node.left)
  const right = best(node.right)
  // Without this house, each child may be robbed or not.
  const without = Math.max(...left) + Math.max(...right)
  // With this house, neither child may be robbed.
  const withRoot = node.val + left[0] + right[0]
  return [without, withRoot]
}
