// The edges form a tree.
List<Integer> centersOfTree(int n, int[][] edges) {
  if (n == 1) return List.of(0);
  List<Set<Integer>> neighbors = new ArrayList<>();
  for (int node = 0; node < n; node++) neighbors.add(new HashSet<>());
  for (int[] edge : edges) {
    neighbors.get(edge[0]).add(edge[1]);
    neighbors.get(edge[1]).add(edge[0]);
  }

  List<Integer> leaves = new ArrayList<>();
  for (int node = 0; node < n; node++) {
    if (neighbors.get(node).size() == 1) leaves.add(node);
  }
  int remaining = n;
  // A tree has one center or two.
  while (remaining > 2) {
    remaining -= leaves.size();
    List<Integer> following = new ArrayList<>();
    for (int leaf : leaves) {
      for (int inner : neighbors.get(leaf)) {
        neighbors.get(inner).remove(leaf);
        if (neighbors.get(inner).size() == 1) following.add(inner);
      }
    }
    leaves = following;
  }
  Collections.sort(leaves);
  return leaves;
}
