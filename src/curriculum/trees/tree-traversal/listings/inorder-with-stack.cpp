vector<int> inorderWithStack(TreeNode* root) {
  vector<int> output;
  vector<TreeNode*> waiting;
  TreeNode* node = root;
  while (node || !waiting.empty()) {
    // Everything on the left comes first, so these nodes wait.
    while (node) {
      waiting.push_back(node);
      node = node->left;
    }
    node = waiting.back();
    waiting.pop_back();
    output.push_back(node->val);
    // The right subtree comes directly after its node.
    node = node->right;
  }
  return output;
}
