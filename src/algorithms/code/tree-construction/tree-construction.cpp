TreeNode* build(vector<int>& preorder,
                vector<int>& inorder) {
  int n = inorder.size(), next = 0;
  unordered_map<int, int> place;
  for (int i = 0; i < n; i++)
    place[inorder[i]] = i;

  function<TreeNode*(int, int)> grow;
  grow = [&](int lo, int hi) -> TreeNode* {
    if (lo > hi) return nullptr;
    int val = preorder[next++];
    auto root = new TreeNode(val); // @take
    int mid = place[val]; // @split
    root->left = grow(lo, mid - 1);
    root->right = grow(mid + 1, hi);
    return root; // @done
  };

  return grow(0, n - 1); // @start
}
