int find(vector<int>& parent, int node) {
  if (parent[node] != node) {
    int root = find(parent, parent[node]);
    parent[node] = root; // @compress
  }
  return parent[node];
}

int countGroups(
    int n, vector<vector<int>>& edges) {
  vector<int> parent(n), size(n, 1);
  iota(parent.begin(), parent.end(), 0); // @start
  int groups = n;
  for (auto& edge : edges) {
    int a = find(parent, edge[0]);
    int b = find(parent, edge[1]); // @find
    if (a == b) { // @check
      continue; // @same
    }
    if (size[a] < size[b]) swap(a, b);
    parent[b] = a; // @join
    size[a] += size[b];
    groups--;
  }
  return groups; // @done
}
