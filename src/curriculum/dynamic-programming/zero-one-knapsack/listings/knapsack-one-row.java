// No weight is negative. The sum of the values fits in an int.
int knapsackOneRow(int[] weights, int[] values, int capacity) {
  int[] best = new int[capacity + 1];
  for (int i = 0; i < weights.length; i++) {
    // Downward: best[room - weight] is still without this item.
    // Upward, it could already contain the item: unbounded.
    for (int room = capacity; room >= weights[i]; room--) {
      int take = best[room - weights[i]] + values[i];
      best[room] = Math.max(best[room], take);
    }
  }
  return best[capacity];
}
