record Placed(TreeNode node, int position) {}

int widthByPosition(TreeNode root) {
  int widest = 0;
  Deque<Placed> queue = new ArrayDeque<>();
  if (root != null) queue.add(new Placed(root, 0));
  while (!queue.isEmpty()) {
    int first = queue.peekFirst().position();
    int last = queue.peekLast().position();
    widest = Math.max(widest, last - first + 1);
    int size = queue.size();
    for (int i = 0; i < size; i++) {
      Placed placed = queue.remove();
      TreeNode node = placed.node();
      // Count from the first node, or the numbers overflow.
      int left = 2 * (placed.position() - first);
      if (node.left != null) queue.add(new Placed(node.left, left));
      if (node.right != null) {
        queue.add(new Placed(node.right, left + 1));
      }
    }
  }
  return widest;
}
