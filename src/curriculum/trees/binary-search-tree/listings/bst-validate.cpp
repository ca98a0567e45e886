// Whether the subtree is valid, strictly between the bounds.
bool isBetween(TreeNode* node, long long low, long long high) {
  if (!node) return true;
  // Equal values break the rule too.
  if (node->val <= low || node->val >= high) return false;
  // Each node is the new upper or lower bound of its subtrees.
  return isBetween(node->left, low, node->val)
      && isBetween(node->right, node->val, high);
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
bool isValidBst(TreeNode* root) {
  // Bounds are long long, since a value may be the largest int.
  return isBetween(root, LLONG_MIN, LLONG_MAX);
}
