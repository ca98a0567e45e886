/** The k-th smallest value, for 1 <= k <= number of nodes. */
function kthSmallest(root: TreeNode | null, k: number): number {
  const stack: TreeNode[] = []
  let node = root
  let remaining = k
  for (;;) {
    // Smaller values are on the left: O(h) steps to the smallest.
    while (node) {
      stack.push(node)
      node = node.left
    }
    const next: TreeNode = stack.pop()!
    remaining--
    if (remaining === 0) return next.val
    node = next.right
  }
}
