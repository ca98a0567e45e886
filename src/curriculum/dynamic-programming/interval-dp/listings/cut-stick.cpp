// All cuts are different and inside the stick.
// The total fits in an int.
int leastCutCost(int length, const vector<int>& cuts) {
  // The ends of a piece are cuts, or the ends of the stick.
  vector<int> points = cuts;
  points.push_back(0);
  points.push_back(length);
  sort(points.begin(), points.end());
  int n = points.size();
  // cost[i][j]: the least for all cuts strictly between i and j
  vector<vector<int>> cost(n, vector<int>(n, 0));
  for (int gap = 2; gap < n; gap++) {
    for (int i = 0; i + gap < n; i++) {
      int j = i + gap;
      int parts = INT_MAX;
      for (int k = i + 1; k < j; k++) {
        // The first cut k splits the piece in two, and each
        // part is shorter: its cost is final.
        parts = min(parts, cost[i][k] + cost[k][j]);
      }
      // Whichever cut is first, it costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts;
    }
  }
  return cost[0][n - 1];
}
