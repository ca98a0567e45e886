class UnionFind {
  final int[] parent;
  final int[] size;
  int count;

  UnionFind(int n) {
    parent = new int[n];
    size = new int[n];
    count = n;
    for (int node = 0; node < n; node++) {
      parent[node] = node;
      size[node] = 1;
    }
  }

  int find(int node) {
    while (parent[node] != node) {
      // Path halving: every second node skips one level.
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }

  /** Reports whether a and b were in different groups. */
  boolean union(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    int large = size[a] >= size[b] ? a : b;
    int small = large == a ? b : a;
    parent[small] = large;
    size[large] += size[small];
    count--;
    return true;
  }
}
