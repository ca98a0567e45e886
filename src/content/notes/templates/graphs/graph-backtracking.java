List<List<Integer>> allPaths(
    List<List<Integer>> graph,
    int start, int goal) {
  List<List<Integer>> paths =
      new ArrayList<>();
  List<Integer> path =
      new ArrayList<>(List.of(start));
  explore(graph, goal, path, paths);
  return paths;
}

void explore(
    List<List<Integer>> graph, int goal,
    List<Integer> path,
    List<List<Integer>> paths) {
  int node = path.get(path.size() - 1);
  if (node == goal) {
    paths.add(List.copyOf(path)); // a copy
    return;
  }
  for (int next : graph.get(node)) {
    if (path.contains(next)) continue;
    path.add(next); // choose
    explore(graph, goal, path, paths);
    path.remove(path.size() - 1); // undo
  }
}
