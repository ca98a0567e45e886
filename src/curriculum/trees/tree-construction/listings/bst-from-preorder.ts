// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
function bstFromPreorder(preorder: number[]): TreeNode | null {
  let next = 0

  function buildBelow(upper: number): TreeNode | null {
    if (next === preorder.length) return null
    // A value above the bound belongs to an ancestor's right side.
    if (preorder[next] > upper) return null
    const root = new TreeNode(preorder[next++])
    root.left = buildBelow(root.val)
    root.right = buildBelow(upper)
    return root
  }

  return buildBelow(Infinity)
}
