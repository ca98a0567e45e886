TreeNode* buildBelow(const vector<int>& preorder, size_t& next,
                     int upper) {
  if (next == preorder.size()) return nullptr;
  // A value above the bound belongs to an ancestor's right side.
  if (preorder[next] > upper) return nullptr;
  auto* root = new TreeNode(preorder[next++]);
  root->left = buildBelow(preorder, next, root->val);
  root->right = buildBelow(preorder, next, upper);
  return root;
}

// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode* bstFromPreorder(const vector<int>& preorder) {
  size_t next = 0;
  return buildBelow(preorder, next, INT_MAX);
}
