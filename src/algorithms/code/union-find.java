int countGroups(int n, int[][] edges) {
  int[] parent = new int[n], size = new int[n];
  for (int i = 0; i < n; i++) parent[i] = i; // @start
  Arrays.fill(size, 1);
  int groups = n;
  for (int[] edge : edges) {
    int a = find(parent, edge[0]);
    int b = find(parent, edge[1]); // @find
    if (a == b) { // @check
      continue; // @same
    }
    if (size[a] < size[b]) {
      int smaller = a;
      a = b;
      b = smaller;
    }
    parent[b] = a; // @join
    size[a] += size[b];
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
