Map<Integer, Integer> place = new HashMap<>();
int next = 0;

TreeNode build(int[] preorder, int[] inorder) {
  next = 0;
  for (int i = 0; i < inorder.length; i++) place.put(inorder[i], i);
  return grow(preorder, 0, inorder.length - 1); // @start
}

TreeNode grow(int[] preorder, int lo, int hi) {
  if (lo > hi) return null;
  TreeNode root = new TreeNode(preorder[next++]); // @take
  int mid = place.get(root.val); // @split
  root.left = grow(preorder, lo, mid - 1);
  root.right = grow(preorder, mid + 1, hi);
  return root; // @done
}
