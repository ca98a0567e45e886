// The most money in this subtree: without its root, with it.
pair<int, int> collect(TreeNode* node) {
  if (!node) return {0, 0};
  auto [leftWithout, leftWith] = collect(node->left);
  auto [rightWithout, rightWith] = collect(node->right);
  // Without this house, each child may be robbed or not.
  int without = max(leftWithout, leftWith)
      + max(rightWithout, rightWith);
  // With this house, neither child may be robbed.
  int withRoot = node->val + leftWithout + rightWithout;
  return {without, withRoot};
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
// The total fits in an int.
int rob(TreeNode* root) {
  auto [without, withRoot] = collect(root);
  return max(without, withRoot);
}
