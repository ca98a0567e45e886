int countPaths(TreeNode* node, long long sumAbove, int target,
    unordered_map<long long, int>& countOf) {
  if (!node) return 0;
  long long prefix = sumAbove + node->val;
  // Each such prefix above starts a path that ends here.
  int found = countOf[prefix - target];
  countOf[prefix]++;
  found += countPaths(node->left, prefix, target, countOf);
  found += countPaths(node->right, prefix, target, countOf);
  // The other branches must not see this node.
  countOf[prefix]--;
  return found;
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
int downwardPathsWithSum(TreeNode* root, int target) {
  // The empty prefix lets a path start at the root.
  unordered_map<long long, int> countOf = {{0, 1}};
  return countPaths(root, 0, target, countOf);
}
