int[] values;
int next;

// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode bstFromPreorder(int[] preorder) {
  values = preorder;
  next = 0;
  return buildBelow(Integer.MAX_VALUE);
}

TreeNode buildBelow(int upper) {
  if (next == values.length) return null;
  // A value above the bound belongs to an ancestor's right side.
  if (values[next] > upper) return null;
  TreeNode root = new TreeNode(values[next++]);
  root.left = buildBelow(root.val);
  root.right = buildBelow(upper);
  return root;
}
