List<Integer> inorderWithStack(TreeNode root) {
  List<Integer> output = new ArrayList<>();
  Deque<TreeNode> stack = new ArrayDeque<>();
  TreeNode node = root;
  while (node != null || !stack.isEmpty()) {
    // Everything on the left comes first, so these nodes wait.
    while (node != null) {
      stack.push(node);
      node = node.left;
    }
    node = stack.pop();
    output.add(node.val);
    // The right subtree comes directly after its node.
    node = node.right;
  }
  return output;
}
