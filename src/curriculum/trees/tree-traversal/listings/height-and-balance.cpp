// The height of the subtree, or -1 if it is out of balance.
int measure(TreeNode* node) {
  if (!node) return 0;
  int left = measure(node->left);
  int right = measure(node->right);
  // One verdict decides for all nodes above, so pass it up.
  if (left < 0 || right < 0 || abs(left - right) > 1) return -1;
  return 1 + max(left, right);
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
bool isBalanced(TreeNode* root) {
  return measure(root) >= 0;
}
