List<List<Integer>> allPaths(
    List<List<Integer>> graph,
    int start, int goal) {
  List<List<Integer>> paths =
      new ArrayList<>();
  List<Integer> path = new ArrayList<>();
  boolean[] onPath =
      new boolean[graph.size()];
  explore(graph, start, goal,
      onPath, path, paths);
  return paths;
}

void explore(
    List<List<Integer>> graph,
    int node, int goal,
    boolean[] onPath, List<Integer> path,
    List<List<Integer>> paths) {
  onPath[node] = true; // choose
  path.add(node);
  if (node == goal) {
    paths.add(List.copyOf(path)); // a copy
  } else {
    for (int next : graph.get(node)) {
      if (onPath[next]) continue;
      explore(graph, next, goal,
          onPath, path, paths);
    }
  }
  path.remove(path.size() - 1); // undo
  onPath[node] = false;
}
