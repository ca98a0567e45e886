void improve(int& known, int cost) {
  if (known == -1 || cost < known) known = cost;
}

// Costs are 0 or more; -1 means that no path leads there.
// No cost is negative, or -1 could also be a distance.
// All distances fit in an int.
vector<vector<int>> allDistances(
    int n, const vector<vector<int>>& edges) {
  vector<vector<int>> distance(n, vector<int>(n, -1));
  for (int node = 0; node < n; node++) distance[node][node] = 0;
  for (const auto& edge : edges) {
    improve(distance[edge[0]][edge[1]], edge[2]);
  }

  // After each round, paths may pass through one more node.
  for (int via = 0; via < n; via++) {
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        if (distance[a][via] == -1 || distance[via][b] == -1) continue;
        improve(distance[a][b], distance[a][via] + distance[via][b]);
      }
    }
  }
  return distance;
}
