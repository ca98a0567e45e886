int find(vector<int>& parent, int node) {
  while (parent[node] != node) {
    parent[node] = parent[parent[node]];
    node = parent[node];
  }
  return node;
}

// Edges are {a, b, cost}; -1 if the graph is not connected.
// Nodes are 0 to n - 1, and n is at least 1.
// The total fits in an int.
int costOfSpanningTree(int n, vector<vector<int>> edges) {
  vector<int> parent(n);
  iota(parent.begin(), parent.end(), 0);
  sort(edges.begin(), edges.end(), [](const auto& x, const auto& y) {
    return x[2] < y[2];
  });

  int total = 0;
  int joined = 0;
  for (const auto& edge : edges) {
    int rootA = find(parent, edge[0]);
    int rootB = find(parent, edge[1]);
    // Inside one group, the edge would only close a cycle.
    if (rootA == rootB) continue;
    parent[rootB] = rootA;
    total += edge[2];
    joined++;
  }
  // A tree on n nodes has n - 1 edges.
  return joined == n - 1 ? total : -1;
}
