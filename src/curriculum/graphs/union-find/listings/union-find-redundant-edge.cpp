int find(vector<int>& parent, int node) {
  while (parent[node] != node) {
    parent[node] = parent[parent[node]];
    node = parent[node];
  }
  return node;
}

vector<int> firstEdgeClosingACycle(
    int n, const vector<vector<int>>& edges) {
  // One more, so that nodes may count from 1 as well, as in 684.
  vector<int> parent(n + 1);
  iota(parent.begin(), parent.end(), 0);
  for (const auto& edge : edges) {
    int rootA = find(parent, edge[0]);
    int rootB = find(parent, edge[1]);
    // Both ends are connected already, so this edge adds a detour.
    if (rootA == rootB) return edge;
    parent[rootB] = rootA;
  }
  return {};
}
