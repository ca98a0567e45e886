// No number is negative. All totals fit in an int.
int maxCoins(int[] balloons) {
  // A 1 beyond both ends: what the outermost balloons multiply with.
  int n = balloons.length + 2;
  int[] row = new int[n];
  Arrays.fill(row, 1);
  System.arraycopy(balloons, 0, row, 1, balloons.length);
  // best[i][j]: the most for bursting all strictly between i and j
  int[][] best = new int[n][n];
  for (int gap = 2; gap < n; gap++) {
    for (int i = 0; i + gap < n; i++) {
      int j = i + gap;
      for (int last = i + 1; last < j; last++) {
        // Burst last, it has i and j as neighbors, and the two
        // sides never touch. Burst first, it would join them.
        int coins = row[i] * row[last] * row[j];
        int total = best[i][last] + coins + best[last][j];
        best[i][j] = Math.max(best[i][j], total);
      }
    }
  }
  return best[0][n - 1];
}
