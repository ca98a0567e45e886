// The recursion is as deep as the tree: a few thousand
// levels at most.
function isBalanced(root: TreeNode | null): boolean {
  return measure(root) >= 0
}

/** The height of the subtree, or -1 if it is out of balance. */
function measure(node: TreeNode | null): number {
  if (node === null) return 0
  const left = measure(node.left)
  const right = measure(node.right)
  // One verdict decides for all nodes above, so pass it up.
  if (left < 0 || right < 0 || Math.abs(left - right) > 1) return -1
  return 1 + Math.max(left, right)
}
