// All cuts are different and inside the stick. The recursion
// has up to a level per cut: a few thousand levels at most.
// The total fits in an int.
int leastCutCostWithMemo(int length, int[] cuts) {
  // The ends of a piece are cuts, or the ends of the stick.
  int n = cuts.length + 2;
  int[] points = Arrays.copyOf(cuts, n);
  points[n - 1] = length;
  Arrays.sort(points);
  return cost(0, n - 1, points, new Integer[n][n]);
}

// The least for all cuts strictly between i and j.
int cost(int i, int j, int[] points, Integer[][] memo) {
  if (i + 1 == j) return 0;
  if (memo[i][j] != null) return memo[i][j];
  int parts = Integer.MAX_VALUE;
  for (int k = i + 1; k < j; k++) {
    // The first cut k splits the piece in two.
    int left = cost(i, k, points, memo);
    int right = cost(k, j, points, memo);
    parts = Math.min(parts, left + right);
  }
  // Whichever cut is first, it costs the whole piece.
  memo[i][j] = points[j] - points[i] + parts;
  return memo[i][j];
}
