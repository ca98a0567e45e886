// The recursion is as deep as the tree: a few thousand
// levels at most.
boolean isValidBst(TreeNode root) {
  // Bounds are long, since a value may be the largest int.
  return isBetween(root, Long.MIN_VALUE, Long.MAX_VALUE);
}

/** Whether the subtree is valid, strictly between the bounds. */
boolean isBetween(TreeNode node, long low, long high) {
  if (node == null) return true;
  // Equal values break the rule too.
  if (node.val <= low || node.val >= high) return false;
  // Each node is the new upper or lower bound of its subtrees.
  return isBetween(node.left, low, node.val)
      && isBetween(node.right, node.val, high);
}
