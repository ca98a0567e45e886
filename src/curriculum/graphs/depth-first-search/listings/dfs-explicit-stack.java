// start is one of the nodes.
List<Integer> dfsWithStack(int[][] graph, int start) {
  boolean[] seen = new boolean[graph.length];
  List<Integer> order = new ArrayList<>();
  Deque<Integer> stack = new ArrayDeque<>();
  stack.push(start);
  while (!stack.isEmpty()) {
    int node = stack.pop();
    // A node can be pushed several times before its first pop.
    if (seen[node]) continue;
    seen[node] = true;
    order.add(node);
    // Backward, so that the first neighbor is on top.
    for (int i = graph[node].length - 1; i >= 0; i--) {
      int neighbor = graph[node][i];
      if (!seen[neighbor]) stack.push(neighbor);
    }
  }
  return order;
}
