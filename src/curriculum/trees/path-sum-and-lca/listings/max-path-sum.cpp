// The largest sum of a path that starts here and goes down.
int bestBranch(TreeNode* node, int& best) {
  if (!node) return 0;
  // A branch with a negative sum is worse than none.
  int left = max(0, bestBranch(node->left, best));
  int right = max(0, bestBranch(node->right, best));
  best = max(best, left + node->val + right);
  // The parent can extend only one of the two.
  return node->val + max(left, right);
}

// There is at least one node.
// The recursion is as deep as the tree: a few thousand
// levels at most.
// All sums fit in an int.
int maxPathSum(TreeNode* root) {
  int best = INT_MIN;
  bestBranch(root, best);
  return best;
}
