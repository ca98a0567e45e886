List<Integer> nodesThatReachNoCycle(int[][] graph) {
  List<List<Integer>> predecessors = new ArrayList<>();
  for (int i = 0; i < graph.length; i++) {
    predecessors.add(new ArrayList<>());
  }
  // Here a node waits for its successors, so the edges run backward.
  int[] openExits = new int[graph.length];
  Queue<Integer> queue = new ArrayDeque<>();
  for (int node = 0; node < graph.length; node++) {
    for (int later : graph[node]) predecessors.get(later).add(node);
    openExits[node] = graph[node].length;
    if (openExits[node] == 0) queue.add(node);
  }

  while (!queue.isEmpty()) {
    for (int earlier : predecessors.get(queue.poll())) {
      openExits[earlier]--;
      if (openExits[earlier] == 0) queue.add(earlier);
    }
  }
  // A node on a cycle, or leading into one, keeps an open exit.
  List<Integer> safe = new ArrayList<>();
  for (int node = 0; node < graph.length; node++) {
    if (openExits[node] == 0) safe.add(node);
  }
  return safe;
}
