List<Integer> order;
boolean[] seen;

List<Integer> depthFirstSearch(
    int[][] graph, int start) {
  order = new ArrayList<>();
  seen = new boolean[graph.length];
  visit(start, graph); // @start
  return order; // @done
}

void visit(int node, int[][] graph) {
  seen[node] = true;
  order.add(node); // @enter
  for (int neighbour : graph[node]) { // @look
    if (!seen[neighbour]) { // @found
      visit(neighbour, graph); // @back
    }
  }
}
