// All cuts are different and inside the stick.
// The total fits in an int.
int leastCutCost(int length, int[] cuts) {
  // The ends of a piece are cuts, or the ends of the stick.
  int n = cuts.length + 2;
  int[] points = Arrays.copyOf(cuts, n);
  points[n - 1] = length;
  Arrays.sort(points);
  // cost[i][j]: the least for all cuts strictly between i and j
  int[][] cost = new int[n][n];
  for (int gap = 2; gap < n; gap++) {
    for (int i = 0; i + gap < n; i++) {
      int j = i + gap;
      int parts = Integer.MAX_VALUE;
      for (int k = i + 1; k < j; k++) {
        // The first cut k splits the piece in two, and each
        // part is shorter: its cost is final.
        parts = Math.min(parts, cost[i][k] + cost[k][j]);
      }
      // Whichever cut is first, it costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts;
    }
  }
  return cost[0][n - 1];
}
