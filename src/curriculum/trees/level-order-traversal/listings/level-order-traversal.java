List<List<Integer>> levelOrder(TreeNode root) {
  List<List<Integer>> levels = new ArrayList<>();
  Deque<TreeNode> queue = new ArrayDeque<>();
  if (root != null) queue.add(root); // @start
  while (!queue.isEmpty()) {
    List<Integer> level = new ArrayList<>();
    int size = queue.size();
    for (int i = 0; i < size; i++) { // @level
      TreeNode node = queue.remove(); // @take
      level.add(node.val);
      if (node.left != null) queue.add(node.left); // @left
      if (node.right != null)
        queue.add(node.right); // @right
    }
    levels.add(level);
  }
  return levels; // @done
}
