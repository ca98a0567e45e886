// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode* deleteNode(TreeNode* root, int val) {
  if (!root) return nullptr;
  if (val < root->val) {
    root->left = deleteNode(root->left, val);
    return root;
  }
  if (val > root->val) {
    root->right = deleteNode(root->right, val);
    return root;
  }
  // With at most one child, that child moves up.
  if (!root->left || !root->right) {
    TreeNode* child = root->left ? root->left : root->right;
    delete root;
    return child;
  }
  TreeNode* successor = root->right;
  while (successor->left) successor = successor->left;
  // The next larger value keeps both sides in order.
  root->val = successor->val;
  root->right = deleteNode(root->right, successor->val);
  return root;
}
