void walk(TreeNode* node, size_t depth, vector<int>& visible) {
  if (!node) return;
  // Right children come first: a new depth means a visible node.
  if (depth == visible.size()) visible.push_back(node->val);
  walk(node->right, depth + 1, visible);
  walk(node->left, depth + 1, visible);
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
vector<int> rightSideView(TreeNode* root) {
  vector<int> visible;
  walk(root, 0, visible);
  return visible;
}
