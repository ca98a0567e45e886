List<Integer> dfs(
    List<List<Integer>> graph, int start) {
  List<Integer> order = new ArrayList<>();
  Set<Integer> seen = new HashSet<>();
  visit(graph, start, seen, order);
  return order;
}

void visit(
    List<List<Integer>> graph, int node,
    Set<Integer> seen,
    List<Integer> order) {
  if (!seen.add(node)) return;
  order.add(node); // on the way in
  for (int next : graph.get(node)) {
    visit(graph, next, seen, order);
  }
  // on the way back
}
