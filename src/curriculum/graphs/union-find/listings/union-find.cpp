int find(vector<int>& parent, int node) {
  if (parent[node] != node) {
    parent[node] = find(parent, parent[node]); // @compress
  }
  return parent[node];
}

int countGroups(int n, const vector<vector<int>>& edges) {
  vector<int> parent(n);
  iota(parent.begin(), parent.end(), 0); // @start
  vector<int> size(n, 1);
  int groups = n;
  for (const auto& edge : edges) {
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
