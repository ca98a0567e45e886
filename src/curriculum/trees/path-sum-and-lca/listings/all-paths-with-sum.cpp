void walk(TreeNode* node, int remaining,
    vector<int>& path, vector<vector<int>>& paths) {
  if (!node) return;
  path.push_back(node->val);
  int rest = remaining - node->val;
  bool isLeaf = !node->left && !node->right;
  // push_back copies the path, which goes on changing.
  if (isLeaf && rest == 0) paths.push_back(path);
  walk(node->left, rest, path, paths);
  walk(node->right, rest, path, paths);
  // Leave the path as the caller had it.
  path.pop_back();
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
// All sums fit in an int.
vector<vector<int>> allPathsWithSum(TreeNode* root, int target) {
  vector<vector<int>> paths;
  vector<int> path;
  walk(root, target, path, paths);
  return paths;
}
