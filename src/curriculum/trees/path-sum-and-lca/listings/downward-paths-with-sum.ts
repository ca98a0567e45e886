// The recursion is as deep as the tree: a few thousand
// levels at most.
function downwardPathsWithSum(
  root: TreeNode | null,
  target: number,
): number {
  // The empty prefix lets a path start at the root.
  const countOf = new Map([[0, 1]])

  function count(node: TreeNode | null, sumAbove: number): number {
    if (node === null) return 0
    const prefix = sumAbove + node.val
    // Each such prefix above starts a path that ends here.
    let found = countOf.get(prefix - target) ?? 0
    countOf.set(prefix, (countOf.get(prefix) ?? 0) + 1)
    found += count(node.left, prefix) + count(node.right, prefix)
    // The other branches must not see this node.
    countOf.set(prefix, countOf.get(prefix)! - 1)
    return found
  }

  return count(root, 0)
}
