// There is at least one node.
// The recursion is as deep as the tree: a few thousand
// levels at most.
function maxPathSum(root: TreeNode | null): number {
  let best = -Infinity

  /** The largest sum of a path that starts here and goes down. */
  function bestBranch(node: TreeNode | null): number {
    if (node === null) return 0
    // A branch with a negative sum is worse than none.
    const left = Math.max(0, bestBranch(node.left))
    const right = Math.max(0, bestBranch(node.right))
    best = Math.max(best, left + node.val + right)
    // The parent can extend only one of the two.
    return node.val + Math.max(left, right)
  }

  bestBranch(root)
  return best
}
