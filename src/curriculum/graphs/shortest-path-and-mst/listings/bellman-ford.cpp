const int UNREACHED = 1'000'000'000;

// Costs of the cheapest paths of at most maxEdges edges.
// Costs of paths stay below UNREACHED, on either side of 0.
vector<int> cheapestWithin(int n, const vector<vector<int>>& edges,
                           int start, int maxEdges) {
  vector<int> cost(n, UNREACHED);
  cost[start] = 0;
  for (int round = 0; round < maxEdges; round++) {
    // Reading the last round keeps a path from gaining two edges.
    vector<int> last = cost;
    for (const auto& edge : edges) {
      int source = edge[0];
      int target = edge[1];
      if (last[source] == UNREACHED) continue;
      cost[target] = min(cost[target], last[source] + edge[2]);
    }
    if (cost == last) break; // Nothing improved, so nothing will.
  }
  return cost;
}
