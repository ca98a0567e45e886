// start is one of the nodes.
int[] breadthFirstSearch(int[][] graph, int start) {
  int[] distance = new int[graph.length];
  Arrays.fill(distance, -1);
  distance[start] = 0;
  Deque<Integer> queue = new ArrayDeque<>();
  queue.add(start); // @start
  while (!queue.isEmpty()) {
    int node = queue.poll(); // @take
    for (int neighbor : graph[node]) { // @look
      if (distance[neighbor] == -1) {
        distance[neighbor] = distance[node] + 1; // @mark
        queue.add(neighbor); // @found
      }
    }
  }
  return distance; // @done
}
