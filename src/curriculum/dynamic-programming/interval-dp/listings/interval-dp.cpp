// All cuts are different and inside the stick.
// The total fits in an int.
int leastCutCost(int length, const vector<int>& cuts) {
  vector<int> points = cuts;
  points.push_back(0);
  points.push_back(length);
  sort(points.begin(), points.end()); // @points
  int n = points.size();
  // cost[i][j]: least for all cuts between i and j // @state
  vector<vector<int>> cost(n, vector<int>(n, 0)); // @start
  for (int gap = 2; gap < n; gap++) { // @loop
    for (int i = 0; i + gap < n; i++) {
      int j = i + gap; // @piece
      int parts = INT_MAX;
      for (int k = i + 1; k < j; k++) { // @first
        // Both parts are shorter, so final.
        int split = cost[i][k] + cost[k][j]; // @split
        parts = min(parts, split); // @least
      }
      // Any first cut costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts; // @better
    }
  }
  return cost[0][n - 1]; // @done
}
