vector<int> depthFirstSearch(
    vector<vector<int>>& graph, int start) {
  vector<bool> seen(graph.size());
  vector<int> order;

  function<void(int)> visit;
  visit = [&](int node) {
    seen[node] = true;
    order.push_back(node); // @enter
    for (int neighbour : graph[node]) { // @look
      if (!seen[neighbour]) { // @found
        visit(neighbour); // @back
      }
    }
  };

  visit(start); // @start
  return order; // @done
}
