TreeNode insert(TreeNode root, int val) { // @insert
  if (root == null)
    return new TreeNode(val); // @hang
  if (val < root.val) // @compare
    root.left = insert(root.left, val);
  else if (val > root.val)
    root.right = insert(root.right, val);
  return root; // @same
}

boolean search(TreeNode root, int val) { // @search
  while (root != null) {
    if (val == root.val) // @look
      return true; // @found
    boolean isLeft = val < root.val;
    root = isLeft ? root.left : root.right;
  }
  return false; // @missing
}
