struct State {
  int node, visited, steps;
};

// The fewest steps that visit every node of a connected graph.
// The graph has 1 to about 15 nodes.
int shortestWalkOverAll(const vector<vector<int>>& graph) {
  int n = graph.size();
  int everything = (1 << n) - 1;
  // A state is a node and the set of nodes visited so far, as bits.
  vector<vector<bool>> seen(n, vector<bool>(1 << n));
  queue<State> waiting;
  for (int node = 0; node < n; node++) {
    seen[node][1 << node] = true;
    waiting.push({node, 1 << node, 0});
  }
  while (!waiting.empty()) {
    State state = waiting.front();
    waiting.pop();
    if (state.visited == everything) return state.steps;
    for (int neighbor : graph[state.node]) {
      int next = state.visited | 1 << neighbor;
      if (seen[neighbor][next]) continue;
      seen[neighbor][next] = true;
      waiting.push({neighbor, next, state.steps + 1});
    }
  }
  return -1;
}
