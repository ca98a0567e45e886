// All cuts are different and inside the stick. The recursion
// has up to a level per cut: a few thousand levels at most.
// The total fits in an int.
int leastCutCostWithMemo(int length, const vector<int>& cuts) {
  // The ends of a piece are cuts, or the ends of the stick.
  vector<int> points = cuts;
  points.push_back(0);
  points.push_back(length);
  sort(points.begin(), points.end());
  int n = points.size();
  vector<vector<optional<int>>> memo(n, vector<optional<int>>(n));

  // The least for all cuts strictly between i and j.
  function<int(int, int)> cost = [&](int i, int j) {
    if (i + 1 == j) return 0;
    if (memo[i][j]) return *memo[i][j];
    int parts = INT_MAX;
    for (int k = i + 1; k < j; k++) {
      // The first cut k splits the piece in two.
      parts = min(parts, cost(i, k) + cost(k, j));
    }
    // Whichever cut is first, it costs the whole piece.
    memo[i][j] = points[j] - points[i] + parts;
    return *memo[i][j];
  };

  return cost(0, n - 1);
}
