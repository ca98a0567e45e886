// p and q are nodes of the tree.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode* lca( // @start
    TreeNode* root, TreeNode* p, TreeNode* q) {
  if (!root || root == p || root == q)
    return root; // @target
  TreeNode* left = lca(root->left, p, q); // @left
  TreeNode* right = lca(root->right, p, q); // @right
  if (left && right) return root; // @meet
  return left ? left : right; // @pass @done
}
