// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode* build(const vector<int>& preorder,
                const vector<int>& inorder) {
  int n = static_cast<int>(inorder.size());
  unordered_map<int, int> indexOf;
  for (int i = 0; i < n; i++) indexOf[inorder[i]] = i;
  int next = 0;

  function<TreeNode*(int, int)> buildRange =
      [&](int lo, int hi) -> TreeNode* {
    if (lo > hi) return nullptr; // @empty
    auto* root = new TreeNode(preorder[next++]); // @take
    int mid = indexOf[root->val]; // @split
    // Left first: preorder lists that side first.
    root->left = buildRange(lo, mid - 1); // @left
    root->right = buildRange(mid + 1, hi); // @right
    return root; // @done
  };

  return buildRange(0, n - 1); // @start
}
