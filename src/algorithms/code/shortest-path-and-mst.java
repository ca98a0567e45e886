int[] shortestDistances(int n, int[][] edges, int start) {
  List<List<int[]>> graph = new ArrayList<>();
  for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
  for (int[] e : edges) {
    graph.get(e[0]).add(new int[] {e[1], e[2]});
    graph.get(e[1]).add(new int[] {e[0], e[2]});
  }
  int[] distance = new int[n];
  Arrays.fill(distance, -1);
  distance[start] = 0;
  var queue = new PriorityQueue<int[]>((a, b) -> a[0] - b[0]);
  queue.add(new int[] {0, start}); // @start
  while (!queue.isEmpty()) {
    int[] nearest = queue.poll(); // @take
    int far = nearest[0], node = nearest[1];
    if (far > distance[node]) {
      continue; // @stale
    }
    for (int[] edge : graph.get(node)) {
      int neighbour = edge[0];
      int reach = far + edge[1]; // @look
      int known = distance[neighbour];
      if (known == -1 || reach < known) { // @check
        distance[neighbour] = reach;
        queue.add(new int[] {reach, neighbour}); // @update
      }
    }
  }
  return distance; // @done
}
