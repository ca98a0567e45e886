void visit(const vector<vector<int>>& graph, int node,
           vector<bool>& seen, vector<int>& order) {
  seen[node] = true; // @mark
  order.push_back(node); // @enter
  for (int neighbor : graph[node]) { // @look
    if (!seen[neighbor]) { // @found
      visit(graph, neighbor, seen, order); // @back
    }
  }
}

// The recursion is as deep as the path it walks:
// a few thousand levels at most.
vector<int> depthFirstSearch(
    const vector<vector<int>>& graph, int start) {
  vector<bool> seen(graph.size());
  vector<int> order;
  visit(graph, start, seen, order); // @start
  return order; // @done
}
