// The recursion is as deep as the tree: a few thousand
// levels at most.
int downwardPathsWithSum(TreeNode root, int target) {
  Map<Long, Integer> countOf = new HashMap<>();
  // The empty prefix lets a path start at the root.
  countOf.put(0L, 1);
  return count(root, 0, target, countOf);
}

int count(TreeNode node, long sumAbove, int target,
    Map<Long, Integer> countOf) {
  if (node == null) return 0;
  long prefix = sumAbove + node.val;
  // Each such prefix above starts a path that ends here.
  int found = countOf.getOrDefault(prefix - target, 0);
  countOf.merge(prefix, 1, Integer::sum);
  found += count(node.left, prefix, target, countOf);
  found += count(node.right, prefix, target, countOf);
  // The other branches must not see this node.
  countOf.merge(prefix, -1, Integer::sum);
  return found;
}
