// There is at least one node.
TreeNode recover(String text) {
  // The node at index d is the current one at depth d.
  List<TreeNode> path = new ArrayList<>();
  int i = 0;
  while (i < text.length()) {
    int depth = 0;
    while (text.charAt(i) == '-') {
      depth++;
      i++;
    }
    int start = i;
    while (i < text.length() && text.charAt(i) != '-') i++;
    int value = Integer.parseInt(text.substring(start, i));
    TreeNode node = new TreeNode(value);

    // Deeper nodes are finished.
    while (path.size() > depth) path.remove(path.size() - 1);
    if (depth > 0) {
      TreeNode parent = path.get(depth - 1);
      // A single child is a left child, so left fills up first.
      if (parent.left == null) parent.left = node;
      else parent.right = node;
    }
    path.add(node);
  }
  return path.get(0);
}
