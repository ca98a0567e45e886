record State(int node, int visited, int steps) {}

// The fewest steps that visit every node of a connected graph.
// The graph has 1 to about 15 nodes.
int shortestWalkOverAll(int[][] graph) {
  int n = graph.length;
  int everything = (1 << n) - 1;
  // A state is a node and the set of nodes visited so far, as bits.
  boolean[][] seen = new boolean[n][1 << n];
  Queue<State> queue = new ArrayDeque<>();
  for (int node = 0; node < n; node++) {
    seen[node][1 << node] = true;
    queue.add(new State(node, 1 << node, 0));
  }
  while (!queue.isEmpty()) {
    State state = queue.poll();
    if (state.visited() == everything) return state.steps();
    for (int neighbor : graph[state.node()]) {
      int next = state.visited() | 1 << neighbor;
      if (seen[neighbor][next]) continue;
      seen[neighbor][next] = true;
      queue.add(new State(neighbor, next, state.steps() + 1));
    }
  }
  return -1;
}
