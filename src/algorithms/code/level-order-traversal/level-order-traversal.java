List<List<Integer>> levelOrder(
    TreeNode root) {
  List<List<Integer>> levels;
  levels = new ArrayList<>();
  var queue = new ArrayDeque<TreeNode>();
  if (root != null) queue.add(root); // @start
  while (!queue.isEmpty()) {
    var level = new ArrayList<Integer>();
    int left = queue.size();
    while (left-- > 0) { // @level
      TreeNode node = queue.remove(); // @take
      level.add(node.val);
      if (node.left != null)
        queue.add(node.left); // @left
      if (node.right != null)
        queue.add(node.right); // @right
    }
    levels.add(level);
  }
  return levels; // @done
}
