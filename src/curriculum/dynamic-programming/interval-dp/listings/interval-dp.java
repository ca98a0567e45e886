// All cuts are different and inside the stick.
// The total fits in an int.
int leastCutCost(int length, int[] cuts) {
  int n = cuts.length + 2;
  int[] points = Arrays.copyOf(cuts, n);
  points[n - 1] = length;
  Arrays.sort(points); // @points
  // cost[i][j]: least for all cuts between i and j // @state
  int[][] cost = new int[n][n]; // @start
  for (int gap = 2; gap < n; gap++) { // @loop
    for (int i = 0; i + gap < n; i++) {
      int j = i + gap; // @piece
      int parts = Integer.MAX_VALUE;
      for (int k = i + 1; k < j; k++) { // @first
        // Both parts are shorter, so final.
        int split = cost[i][k] + cost[k][j]; // @split
        parts = Math.min(parts, split); // @least
      }
      // Any first cut costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts; // @better
    }
  }
  return cost[0][n - 1]; // @done
}
