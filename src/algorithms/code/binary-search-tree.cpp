TreeNode* insert(TreeNode* root, int val) { // @insert
  if (root == nullptr) return new TreeNode(val); // @hang
  if (val < root->val) root->left = insert(root->left, val); // @compare
  else if (val > root->val) root->right = insert(root->right, val);
  return root; // @same
}

bool search(TreeNode* root, int val) { // @search
  while (root) {
    if (val == root->val) // @look
      return true; // @found
    root = val < root->val ? root->left : root->right;
  }
  return false; // @missing
}
