int widthByPosition(TreeNode* root) {
  long long widest = 0;
  queue<pair<TreeNode*, long long>> waiting;
  if (root) waiting.push({root, 0});
  while (!waiting.empty()) {
    long long first = waiting.front().second;
    long long last = waiting.back().second;
    widest = max(widest, last - first + 1);
    size_t size = waiting.size();
    for (size_t i = 0; i < size; i++) {
      auto [node, position] = waiting.front();
      waiting.pop();
      // Count from the first node, or the numbers overflow.
      long long left = 2 * (position - first);
      if (node->left) waiting.push({node->left, left});
      if (node->right) waiting.push({node->right, left + 1});
    }
  }
  return static_cast<int>(widest);
}
