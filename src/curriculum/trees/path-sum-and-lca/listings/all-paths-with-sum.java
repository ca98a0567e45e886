// The recursion is as deep as the tree: a few thousand
// levels at most.
// All sums fit in an int.
List<List<Integer>> allPathsWithSum(TreeNode root, int target) {
  List<List<Integer>> paths = new ArrayList<>();
  walk(root, target, new ArrayList<>(), paths);
  return paths;
}

void walk(TreeNode node, int remaining,
    List<Integer> path, List<List<Integer>> paths) {
  if (node == null) return;
  path.add(node.val);
  int rest = remaining - node.val;
  boolean isLeaf = node.left == null && node.right == null;
  // Copy the path, because it goes on changing.
  if (isLeaf && rest == 0) paths.add(new ArrayList<>(path));
  walk(node.left, rest, path, paths);
  walk(node.right, rest, path, paths);
  // Leave the path as the caller had it.
  path.remove(path.size() - 1);
}
