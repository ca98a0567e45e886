vector<vector<int>> zigzagLevelOrder(TreeNode* root) {
  vector<vector<int>> rows;
  queue<TreeNode*> waiting;
  if (root) waiting.push(root);
  while (!waiting.empty()) {
    size_t size = waiting.size();
    vector<int> row(size);
    bool leftToRight = rows.size() % 2 == 0;
    for (size_t i = 0; i < size; i++) {
      TreeNode* node = waiting.front();
      waiting.pop();
      // The walk never turns; only the row fills from either end.
      row[leftToRight ? i : size - 1 - i] = node->val;
      if (node->left) waiting.push(node->left);
      if (node->right) waiting.push(node->right);
    }
    rows.push_back(row);
  }
  return rows;
}
