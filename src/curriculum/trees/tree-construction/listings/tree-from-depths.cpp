// There is at least one node.
TreeNode* recover(const string& text) {
  vector<TreeNode*> path;  // path[d] is the current node at depth d
  size_t i = 0;
  while (i < text.size()) {
    size_t depth = 0;
    while (text[i] == '-') {
      depth++;
      i++;
    }
    int value = 0;
    while (i < text.size() && text[i] != '-') {
      value = value * 10 + (text[i++] - '0');
    }
    auto* node = new TreeNode(value);

    path.resize(depth);  // deeper nodes are finished
    if (!path.empty()) {
      TreeNode* parent = path.back();
      // A single child is a left child, so left fills up first.
      if (!parent->left) parent->left = node;
      else parent->right = node;
    }
    path.push_back(node);
  }
  return path[0];
}
