void visit(int node, const vector<vector<int>>& graph,
           vector<bool>& seen, vector<int>& order) {
  seen[node] = true;
  order.push_back(node); // @enter
  for (int neighbour : graph[node]) { // @look
    if (!seen[neighbour]) { // @found
      visit(neighbour, graph, seen, order); // @back
    }
  }
}

vector<int> depthFirstSearch(vector<vector<int>>& graph, int start) {
  vector<bool> seen(graph.size());
  vector<int> order;
  visit(start, graph, seen, order); // @start
  return order; // @done
}
