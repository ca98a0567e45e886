List<List<Integer>> zigzagLevelOrder(TreeNode root) {
  List<List<Integer>> rows = new ArrayList<>();
  Deque<TreeNode> queue = new ArrayDeque<>();
  if (root != null) queue.add(root);
  while (!queue.isEmpty()) {
    LinkedList<Integer> row = new LinkedList<>();
    boolean leftToRight = rows.size() % 2 == 0;
    int size = queue.size();
    for (int i = 0; i < size; i++) {
      TreeNode node = queue.remove();
      // The walk never turns; only the row fills from either end.
      if (leftToRight) row.addLast(node.val);
      else row.addFirst(node.val);
      if (node.left != null) queue.add(node.left);
      if (node.right != null) queue.add(node.right);
    }
    rows.add(row);
  }
  return rows;
}
