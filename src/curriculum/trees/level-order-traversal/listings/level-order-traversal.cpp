vector<vector<int>> levelOrder(TreeNode* root) {
  vector<vector<int>> levels;
  queue<TreeNode*> waiting;
  if (root) waiting.push(root); // @start
  while (!waiting.empty()) {
    vector<int> level;
    size_t size = waiting.size();
    for (size_t i = 0; i < size; i++) { // @level
      TreeNode* node = waiting.front(); // @take
      waiting.pop();
      level.push_back(node->val);
      if (node->left) waiting.push(node->left); // @left
      if (node->right) waiting.push(node->right); // @right
    }
    levels.push_back(level);
  }
  return levels; // @done
}
