Map<Integer, Integer> place;
int[] roots;
int next;

TreeNode build(
    int[] preorder, int[] inorder) {
  int n = inorder.length;
  place = new HashMap<>();
  for (int i = 0; i < n; i++)
    place.put(inorder[i], i);
  roots = preorder;
  next = 0;
  return grow(0, n - 1); // @start
}

TreeNode grow(int lo, int hi) {
  if (lo > hi) return null;
  int val = roots[next++];
  TreeNode root = new TreeNode(val); // @take
  int mid = place.get(val); // @split
  root.left = grow(lo, mid - 1);
  root.right = grow(mid + 1, hi);
  return root; // @done
}
