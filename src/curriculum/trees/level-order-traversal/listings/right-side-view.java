// The recursion is as deep as the tree: a few thousand
// levels at most.
List<Integer> rightSideView(TreeNode root) {
  List<Integer> visible = new ArrayList<>();
  walk(root, 0, visible);
  return visible;
}

void walk(TreeNode node, int depth, List<Integer> visible) {
  if (node == null) return;
  // Right children come first: a new depth means a visible node.
  if (depth == visible.size()) visible.add(node.val);
  walk(node.right, depth + 1, visible);
  walk(node.left, depth + 1, visible);
}
