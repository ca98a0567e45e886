// The recursion is as deep as the tree: a few thousand
// levels at most.
function allPathsWithSum(
  root: TreeNode | null,
  target: number,
): number[][] {
  const paths: number[][] = []
  const path: number[] = []

  function walk(node: TreeNode | null, remaining: number): void {
    if (node === null) return
    path.push(node.val)
    const rest = remaining - node.val
    const isLeaf = node.left === null && node.right === null
    // Copy the path, because it goes on changing.
    if (isLeaf && rest === 0) paths.push([...path])
    walk(node.left, rest)
    walk(node.right, rest)
    // Leave the path as the caller had it.
    path.pop()
  }

  walk(root, target)
  return paths
}
