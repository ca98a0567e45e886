// There is at least one node.
// The recursion is as deep as the tree: a few thousand
// levels at most.
// All sums fit in an int.
int maxPathSum(TreeNode root) {
  int[] best = {Integer.MIN_VALUE};
  bestBranch(root, best);
  return best[0];
}

/** The largest sum of a path that starts here and goes down. */
int bestBranch(TreeNode node, int[] best) {
  if (node == null) return 0;
  // A branch with a negative sum is worse than none.
  int left = Math.max(0, bestBranch(node.left, best));
  int right = Math.max(0, bestBranch(node.right, best));
  best[0] = Math.max(best[0], left + node.val + right);
  // The parent can extend only one of the two.
  return node.val + Math.max(left, right);
}
