List<Integer> depthFirstSearch(int[][] graph, int start) {
  boolean[] seen = new boolean[graph.length];
  List<Integer> order = new ArrayList<>();
  visit(start, graph, seen, order); // @start
  return order; // @done
}

void visit(int node, int[][] graph, boolean[] seen,
           List<Integer> order) {
  seen[node] = true;
  order.add(node); // @enter
  for (int neighbour : graph[node]) { // @look
    if (!seen[neighbour]) { // @found
      visit(neighbour, graph, seen, order); // @back
    }
  }
}
