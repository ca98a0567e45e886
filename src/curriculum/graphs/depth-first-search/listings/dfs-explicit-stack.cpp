// start is one of the nodes.
vector<int> dfsWithStack(const vector<vector<int>>& graph, int start) {
  vector<bool> seen(graph.size());
  vector<int> order;
  vector<int> stack = {start};
  while (!stack.empty()) {
    int node = stack.back();
    stack.pop_back();
    // A node can be pushed several times before its first pop.
    if (seen[node]) continue;
    seen[node] = true;
    order.push_back(node);
    // Backward, so that the first neighbor is on top.
    for (int i = (int)graph[node].size() - 1; i >= 0; i--) {
      int neighbor = graph[node][i];
      if (!seen[neighbor]) stack.push_back(neighbor);
    }
  }
  return order;
}
