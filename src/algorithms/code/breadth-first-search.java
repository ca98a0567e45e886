int[] breadthFirstSearch(int[][] graph, int start) {
  int[] distance = new int[graph.length];
  Arrays.fill(distance, -1);
  distance[start] = 0;
  Queue<Integer> queue = new ArrayDeque<>(List.of(start)); // @start
  while (!queue.isEmpty()) {
    int node = queue.poll(); // @take
    int steps = distance[node] + 1;
    for (int neighbour : graph[node]) { // @look
      if (distance[neighbour] == -1) {
        distance[neighbour] = steps;
        queue.add(neighbour); // @found
      }
    }
  }
  return distance; // @done
}
