bool paint(const vector<vector<int>>& graph, int node, int own,
           vector<int>& color) {
  color[node] = own;
  for (int neighbor : graph[node]) {
    if (color[neighbor] == 0) {
      if (!paint(graph, neighbor, -own, color)) return false;
    } else if (color[neighbor] == own) {
      // Equal colors on one edge mean a cycle of odd length.
      return false;
    }
  }
  return true;
}

// The recursion is as deep as the path it walks: a few thousand
// levels at most.
bool isBipartite(const vector<vector<int>>& graph) {
  // 0 means that a node has no color yet.
  vector<int> color(graph.size());
  for (size_t node = 0; node < graph.size(); node++) {
    if (color[node] == 0 && !paint(graph, node, 1, color)) return false;
  }
  return true;
}
