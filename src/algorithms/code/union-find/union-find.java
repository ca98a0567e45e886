int countGroups(int n, int[][] edges) {
  int[] parent = new int[n]; // @start
  Arrays.setAll(parent, node -> node);
  int[] size = new int[n];
  Arrays.fill(size, 1);
  int groups = n;
  for (int[] edge : edges) {
    int a = find(parent, edge[0]);
    int b = find(parent, edge[1]); // @find
    if (a == b) continue; // @check @same
    if (size[a] < size[b]) {
      int small = a;
      a = b;
      b = small;
    }
    parent[b] = a; // @join
    size[a] += size[b];
    groups--;
  }
  return groups; // @done
}

int find(int[] parent, int node) {
  if (parent[node] != node) {
    int root = find(parent, parent[node]);
    parent[node] = root; // @compress
  }
  return parent[node];
}
