record Money(int without, int withRoot) {
  int best() {
    return Math.max(without, withRoot);
  }
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
// The total fits in an int.
int rob(TreeNode root) {
  return collect(root).best();
}

/** The most money in this subtree: without its root, with it. */
Money collect(TreeNode node) {
  if (node == null) return new Money(0, 0);
  Money left = collect(node.left);
  Money right = collect(node.right);
  // Without this house, each child may be robbed or not.
  int without = left.best() + right.best();
  // With this house, neither child may be robbed.
  int withRoot = node.val + left.without() + right.without();
  return new Money(without, withRoot);
}
