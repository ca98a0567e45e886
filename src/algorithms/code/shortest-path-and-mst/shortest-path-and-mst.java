int[] shortestDistances(
    int n, int[][] edges, int start) {
  var graph = new ArrayList<List<int[]>>();
  for (int node = 0; node < n; node++)
    graph.add(new ArrayList<>());
  for (int[] e : edges) {
    int a = e[0], b = e[1], cost = e[2];
    graph.get(a).add(new int[] {b, cost});
    graph.get(b).add(new int[] {a, cost});
  }
  int[] distance = new int[n];
  Arrays.fill(distance, -1);
  distance[start] = 0;
  var queue = new PriorityQueue<int[]>(
      (x, y) -> x[0] - y[0]);
  queue.add(new int[] {0, start}); // @start
  while (!queue.isEmpty()) {
    int[] nearest = queue.poll(); // @take
    int far = nearest[0], node = nearest[1];
    if (far > distance[node]) continue; // @stale
    for (int[] edge : graph.get(node)) {
      int near = edge[0];
      int old = distance[near];
      int reach = far + edge[1]; // @look
      if (old < 0 || reach < old) { // @check
        distance[near] = reach;
        queue.add(new int[] {reach, near}); // @update
      }
    }
  }
  return distance; // @done
}
