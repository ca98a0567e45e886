List<Integer> inorder(TreeNode root) {
  List<Integer> output;
  output = new ArrayList<>();
  walk(root, output); // @start
  return output; // @done
}

void walk( // @walk
    TreeNode node, List<Integer> output) {
  if (node == null) return; // @nothing
  walk(node.left, output); // @left
  output.add(node.val); // @write
  walk(node.right, output); // @right
}
