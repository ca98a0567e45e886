function lca( // @start
  root: TreeNode | null, p: TreeNode, q: TreeNode,
): TreeNode | null {
  if (root === null || root === p || root === q) return root // @target
  const left = lca(root.left, p, q) // @left
  const right = lca(root.right, p, q) // @right
  if (left && right) return root // @meet
  return left ?? right // @pass @done
}
