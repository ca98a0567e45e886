record Entry(int distance, int node) {}

// No cost is negative. All distances fit in an int.
int[] shortestDistances(int[][][] graph, int start) {
  // graph[node] lists its outgoing edges: {neighbor, cost}.
  int[] distance = new int[graph.length];
  Arrays.fill(distance, Integer.MAX_VALUE);
  distance[start] = 0;
  Queue<Entry> heap = new PriorityQueue<>(
      Comparator.comparingInt(Entry::distance));
  heap.add(new Entry(0, start)); // @start
  while (!heap.isEmpty()) {
    Entry nearest = heap.poll(); // @take
    int node = nearest.node();
    // Outdated: the node was settled at less.
    if (nearest.distance() > distance[node]) continue; // @stale
    for (int[] edge : graph[node]) {
      int neighbor = edge[0];
      int reach = distance[node] + edge[1]; // @look
      if (reach < distance[neighbor]) { // @check
        distance[neighbor] = reach;
        heap.add(new Entry(reach, neighbor)); // @update
      }
    }
  }
  for (int node = 0; node < distance.length; node++) {
    if (distance[node] == Integer.MAX_VALUE) {
      distance[node] = -1;
    }
  }
  return distance; // @done
}
