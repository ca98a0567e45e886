int countGroups(int n, int[][] edges) {
  int[] parent = new int[n];
  int[] size = new int[n];
  for (int node = 0; node < n; node++) {
    parent[node] = node; // @start
    size[node] = 1;
  }
  int groups = n;
  for (int[] edge : edges) {
    int a = find(parent, edge[0]);
    int b = find(parent, edge[1]); // @find
    if (a == b) { // @check
      continue; // @same
    }
    int large = size[a] >= size[b] ? a : b;
    int small = large == a ? b : a;
    parent[small] = large; // @join
    size[large] += size[small];
    groups--;
  }
  return groups; // @done
}

int find(int[] parent, int node) {
  if (parent[node] != node) {
    parent[node] = find(parent, parent[node]); // @compress
  }
  return parent[node];
}
