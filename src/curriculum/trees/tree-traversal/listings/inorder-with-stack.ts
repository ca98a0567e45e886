function inorderWithStack(root: TreeNode | null): number[] {
  const output: number[] = []
  const stack: TreeNode[] = []
  let node = root
  while (node || stack.length > 0) {
    // Everything on the left comes first, so these nodes wait.
    while (node) {
      stack.push(node)
      node = node.left
    }
    const next = stack.pop()!
    output.push(next.val)
    // The right subtree comes directly after its node.
    node = next.right
  }
  return output
}
