// The recursion is as deep as the tree: a few thousand
// levels at most.
function rightSideView(root: TreeNode | null): number[] {
  const visible: number[] = []

  function walk(node: TreeNode | null, depth: number): void {
    if (node === null) return
    // Right children come first: a new depth means a visible node.
    if (depth === visible.length) visible.push(node.val)
    walk(node.right, depth + 1)
    walk(node.left, depth + 1)
  }

  walk(root, 0)
  return visible
}
