TreeNode* build(vector<int>& preorder, vector<int>& inorder) {
  unordered_map<int, int> place;
  for (size_t i = 0; i < inorder.size(); i++) place[inorder[i]] = i;
  size_t next = 0;

  function<TreeNode*(int, int)> grow = [&](int lo, int hi) {
    if (lo > hi) return (TreeNode*)nullptr;
    TreeNode* root = new TreeNode(preorder[next++]); // @take
    int mid = place[root->val]; // @split
    root->left = grow(lo, mid - 1);
    root->right = grow(mid + 1, hi);
    return root; // @done
  };

  return grow(0, (int)inorder.size() - 1); // @start
}
