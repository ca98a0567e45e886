int knapsack(int[] weights, int[] values,
             int capacity) {
  int count = weights.length;
  int[][] best; // @start
  best = new int[count + 1][capacity + 1];
  for (int i = 1; i <= count; i++) {
    int weight = weights[i - 1];
    for (int c = 1; c <= capacity; c++) {
      int leave = best[i - 1][c];
      best[i][c] = leave;
      if (weight > c) continue; // @fits
      int rest = best[i - 1][c - weight];
      int take = values[i - 1] + rest; // @take
      if (take > leave) { // @compare
        best[i][c] = take; // @better
      }
    }
  }
  return best[count][capacity]; // @done
}
