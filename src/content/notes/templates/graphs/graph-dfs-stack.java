List<Integer> dfsWithStack(
    List<List<Integer>> graph, int start) {
  List<Integer> order = new ArrayList<>();
  Set<Integer> seen = new HashSet<>();
  Deque<Integer> stack = new ArrayDeque<>();
  stack.push(start);
  while (!stack.isEmpty()) {
    int node = stack.pop();
    if (!seen.add(node)) continue;
    order.add(node);
    List<Integer> near = graph.get(node);
    // The first neighbor ends up on top.
    int i = near.size();
    while (i > 0) stack.push(near.get(--i));
  }
  return order;
}
