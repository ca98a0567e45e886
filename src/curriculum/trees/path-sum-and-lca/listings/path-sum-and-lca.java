// p and q are nodes of the tree.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode lca(TreeNode root, TreeNode p, TreeNode q) { // @start
  if (root == null || root == p || root == q)
    return root; // @target
  TreeNode left = lca(root.left, p, q); // @left
  TreeNode right = lca(root.right, p, q); // @right
  if (left != null && right != null) return root; // @meet
  return left != null ? left : right; // @pass @done
}
