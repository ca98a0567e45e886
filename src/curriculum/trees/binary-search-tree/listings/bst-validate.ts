// The recursion is as deep as the tree: a few thousand
// levels at most.
function isValidBst(root: TreeNode | null): boolean {
  return isBetween(root, -Infinity, Infinity)
}

/** Whether the subtree is valid, strictly between the bounds. */
function isBetween(
  node: TreeNode | null,
  low: number,
  high: number,
): boolean {
  if (node === null) return true
  // Equal values break the rule too.
  if (node.val <= low || node.val >= high) return false
  // Each node is the new upper or lower bound of its subtrees.
  return (
    isBetween(node.left, low, node.val) &&
    isBetween(node.right, node.val, high)
  )
}
