// The recursion is as deep as the tree: a few thousand
// levels at most.
List<Integer> inorder(TreeNode root) {
  List<Integer> output = new ArrayList<>();
  walk(root, output); // @start
  return output; // @done
}

void walk(TreeNode node, List<Integer> output) { // @walk
  if (node == null) return; // @nothing
  walk(node.left, output); // @left
  output.add(node.val); // @write
  walk(node.right, output); // @right
}
