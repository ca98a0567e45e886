// The k-th smallest value, for 1 <= k <= number of nodes.
int kthSmallest(TreeNode* root, int k) {
  vector<TreeNode*> waiting;
  TreeNode* node = root;
  while (true) {
    // Smaller values are on the left: O(h) steps to the smallest.
    while (node) {
      waiting.push_back(node);
      node = node->left;
    }
    node = waiting.back();
    waiting.pop_back();
    k--;
    if (k == 0) return node->val;
    node = node->right;
  }
}
