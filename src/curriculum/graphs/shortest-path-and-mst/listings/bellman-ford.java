static final int UNREACHED = 1_000_000_000;

// Costs of the cheapest paths of at most maxEdges edges.
// Costs of paths stay below UNREACHED, on either side of 0.
int[] cheapestWithin(int n, int[][] edges, int start, int maxEdges) {
  int[] cost = new int[n];
  Arrays.fill(cost, UNREACHED);
  cost[start] = 0;
  for (int round = 0; round < maxEdges; round++) {
    // Reading the last round keeps a path from gaining two edges.
    int[] last = cost.clone();
    for (int[] edge : edges) {
      int source = edge[0];
      int target = edge[1];
      if (last[source] == UNREACHED) continue;
      cost[target] = Math.min(cost[target], last[source] + edge[2]);
    }
    // Nothing improved, so nothing will.
    if (Arrays.equals(cost, last)) break;
  }
  return cost;
}
