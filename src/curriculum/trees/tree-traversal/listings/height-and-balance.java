// The recursion is as deep as the tree: a few thousand
// levels at most.
boolean isBalanced(TreeNode root) {
  return measure(root) >= 0;
}

/** The height of the subtree, or -1 if it is out of balance. */
int measure(TreeNode node) {
  if (node == null) return 0;
  int left = measure(node.left);
  int right = measure(node.right);
  // One verdict decides for all nodes above, so pass it up.
  if (left < 0 || right < 0 || Math.abs(left - right) > 1) return -1;
  return 1 + Math.max(left, right);
}
