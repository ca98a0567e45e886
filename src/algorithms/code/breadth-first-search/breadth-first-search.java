int[] breadthFirstSearch(
    int[][] graph, int start) {
  int[] distance = new int[graph.length];
  Arrays.fill(distance, -1);
  distance[start] = 0;
  var queue = new ArrayDeque<Integer>();
  queue.add(start); // @start
  while (!queue.isEmpty()) {
    int node = queue.poll(); // @take
    int steps = distance[node] + 1;
    for (int near : graph[node]) { // @look
      if (distance[near] == -1) {
        distance[near] = steps;
        queue.add(near); // @found
      }
    }
  }
  return distance; // @done
}
