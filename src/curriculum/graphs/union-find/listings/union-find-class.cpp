class UnionFind {
  vector<int> parent, size;

 public:
  int count;

  explicit UnionFind(int n) : parent(n), size(n, 1), count(n) {
    iota(parent.begin(), parent.end(), 0);
  }

  int find(int node) {
    while (parent[node] != node) {
      // Path halving: every second node skips one level.
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }

  int sizeOf(int node) { return size[find(node)]; }

  // Reports whether a and b were in different groups.
  bool join(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (size[a] < size[b]) swap(a, b);
    parent[b] = a;
    size[a] += size[b];
    count--;
    return true;
  }
};
