// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode* insert(TreeNode* root, int val) { // @insert
  if (!root) return new TreeNode(val); // @hang
  if (val < root->val) { // @compare
    root->left = insert(root->left, val);
  } else if (val > root->val) {
    root->right = insert(root->right, val);
  }
  return root; // @same
}

bool search(TreeNode* root, int val) { // @search
  TreeNode* node = root;
  while (node) {
    if (val == node->val) // @look
      return true; // @found
    node = val < node->val ? node->left : node->right; // @down
  }
  return false; // @missing
}
