int[] bfs(
    List<List<Integer>> graph, int start) {
  int[] distance = new int[graph.size()];
  Arrays.fill(distance, -1); // not seen yet
  Queue<Integer> queue = new ArrayDeque<>();
  distance[start] = 0; // mark, then add
  queue.add(start);
  while (!queue.isEmpty()) {
    int node = queue.poll(); // oldest
    for (int next : graph.get(node)) {
      if (distance[next] != -1) continue;
      distance[next] = distance[node] + 1;
      queue.add(next);
    }
  }
  return distance;
}
