int[] firstEdgeClosingACycle(int n, int[][] edges) {
  // One more, so that nodes may count from 1 as well, as in 684.
  int[] parent = new int[n + 1];
  for (int node = 0; node <= n; node++) parent[node] = node;
  for (int[] edge : edges) {
    int rootA = find(parent, edge[0]);
    int rootB = find(parent, edge[1]);
    // Both ends are connected already, so this edge adds a detour.
    if (rootA == rootB) return edge;
    parent[rootB] = rootA;
  }
  return new int[0];
}

int find(int[] parent, int node) {
  while (parent[node] != node) {
    parent[node] = parent[parent[node]];
    node = parent[node];
  }
  return node;
}
