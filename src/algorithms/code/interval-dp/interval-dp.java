boolean predictTheWinner(int[] values) {
  int n = values.length;
  int[][] lead = new int[n][n];
  for (int i = 0; i < n; i++)
    lead[i][i] = values[i]; // @start
  for (int size = 2; size <= n; size++) {
    for (int j = size - 1; j < n; j++) {
      int i = j - size + 1;
      int after = lead[i + 1][j];
      int left = values[i] - after; // @left
      int before = lead[i][j - 1];
      int right = values[j] - before; // @right
      lead[i][j] = Math.max(left, right); // @better
    }
  }
  return lead[0][n - 1] >= 0; // @done
}
