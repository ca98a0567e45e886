// No weight is negative.
// The sum of the values fits in an int.
int knapsack(int[] weights, int[] values, int capacity) {
  int count = weights.length;
  int[][] best = new int[count + 1][capacity + 1]; // @start
  for (int i = 1; i <= count; i++) {
    int weight = weights[i - 1];
    int value = values[i - 1];
    for (int room = 0; room <= capacity; room++) { // @cell
      int leave = best[i - 1][room];
      best[i][room] = leave;
      if (weight > room) continue; // @fits
      // The row above is without this item.
      int take = value + best[i - 1][room - weight]; // @take
      if (take > leave) { // @compare
        best[i][room] = take; // @better
      }
    }
  }
  return best[count][capacity]; // @done
}
