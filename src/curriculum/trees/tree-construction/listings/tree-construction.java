Map<Integer, Integer> indexOf;
int[] preorder;
int next;

// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode build(int[] preorder, int[] inorder) {
  indexOf = new HashMap<>();
  for (int i = 0; i < inorder.length; i++) {
    indexOf.put(inorder[i], i);
  }
  this.preorder = preorder;
  next = 0;
  return buildRange(0, inorder.length - 1); // @start
}

TreeNode buildRange(int lo, int hi) {
  if (lo > hi) return null; // @empty
  TreeNode root = new TreeNode(preorder[next++]); // @take
  int mid = indexOf.get(root.val); // @split
  // Left first: preorder lists that side first.
  root.left = buildRange(lo, mid - 1); // @left
  root.right = buildRange(mid + 1, hi); // @right
  return root; // @done
}
