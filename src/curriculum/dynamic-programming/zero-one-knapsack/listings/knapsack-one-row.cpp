// No weight is negative. The sum of the values fits in an int.
int knapsackOneRow(const vector<int>& weights,
                   const vector<int>& values, int capacity) {
  vector<int> best(capacity + 1, 0);
  for (size_t i = 0; i < weights.size(); i++) {
    // Downward: best[room - weight] is still without this item.
    // Upward, it could already contain the item: unbounded.
    for (int room = capacity; room >= weights[i]; room--) {
      int take = best[room - weights[i]] + values[i];
      best[room] = max(best[room], take);
    }
  }
  return best[capacity];
}
