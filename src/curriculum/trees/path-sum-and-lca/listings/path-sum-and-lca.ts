type Tree = TreeNode | null

// p and q are nodes of the tree.
// The recursion is as deep as the tree: a few thousand
// levels at most.
function lca(root: Tree, p: TreeNode, q: TreeNode): Tree { // @start
  if (root === null || root === p || root === q)
    return root // @target
  const left = lca(root.left, p, q) // @left
  const right = lca(root.right, p, q) // @right
  if (left && right) return root // @meet
  return left ?? right // @pass @done
}
