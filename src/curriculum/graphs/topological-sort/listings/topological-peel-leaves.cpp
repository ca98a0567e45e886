// The edges form a tree.
vector<int> centersOfTree(int n, const vector<vector<int>>& edges) {
  if (n == 1) return {0};
  vector<unordered_set<int>> neighbors(n);
  for (const auto& edge : edges) {
    neighbors[edge[0]].insert(edge[1]);
    neighbors[edge[1]].insert(edge[0]);
  }

  vector<int> leaves;
  for (int node = 0; node < n; node++) {
    if (neighbors[node].size() == 1) leaves.push_back(node);
  }
  int remaining = n;
  // A tree has one center or two.
  while (remaining > 2) {
    remaining -= leaves.size();
    vector<int> following;
    for (int leaf : leaves) {
      int inner = *neighbors[leaf].begin();
      neighbors[inner].erase(leaf);
      if (neighbors[inner].size() == 1) following.push_back(inner);
    }
    leaves = following;
  }
  sort(leaves.begin(), leaves.end());
  return leaves;
}
