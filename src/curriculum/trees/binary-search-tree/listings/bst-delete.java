// The recursion is as deep as the tree: a few thousand
// levels at most.
TreeNode delete(TreeNode root, int val) {
  if (root == null) return null;
  if (val < root.val) {
    root.left = delete(root.left, val);
    return root;
  }
  if (val > root.val) {
    root.right = delete(root.right, val);
    return root;
  }
  // With at most one child, that child moves up.
  if (root.left == null) return root.right;
  if (root.right == null) return root.left;
  TreeNode successor = root.right;
  while (successor.left != null) successor = successor.left;
  // The next larger value keeps both sides in order.
  root.val = successor.val;
  root.right = delete(root.right, successor.val);
  return root;
}
