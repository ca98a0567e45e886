// The recursion is as deep as the path it walks:
// a few thousand levels at most.
List<Integer> depthFirstSearch(int[][] graph, int start) {
  List<Integer> order = new ArrayList<>();
  visit(graph, start, new boolean[graph.length], order); // @start
  return order; // @done
}

void visit(int[][] graph, int node, boolean[] seen,
           List<Integer> order) {
  seen[node] = true; // @mark
  order.add(node); // @enter
  for (int neighbor : graph[node]) { // @look
    if (!seen[neighbor]) { // @found
      visit(graph, neighbor, seen, order); // @back
    }
  }
}
