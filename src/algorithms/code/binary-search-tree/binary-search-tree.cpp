TreeNode* insert(TreeNode* root, int val) { // @insert
  if (!root) return new TreeNode(val); // @hang
  if (val < root->val) // @compare
    root->left = insert(root->left, val);
  else if (val > root->val)
    root->right = insert(root->right, val);
  return root; // @same
}

bool search(TreeNode* root, int val) { // @search
  while (root) {
    if (val == root->val) // @look
      return true; // @found
    bool less = val < root->val;
    root = less ? root->left : root->right;
  }
  return false; // @missing
}
