// Adds an amount to each range [start, end] of zeros.
// All sums fit in an int.
int[] applyUpdates(int length, int[][] updates) {
  int[] changes = new int[length + 1];
  for (int[] update : updates) {
    int start = update[0];
    int end = update[1];
    int amount = update[2];
    changes[start] += amount;
    // The change ends right after the last index.
    changes[end + 1] -= amount;
  }
  int[] values = new int[length];
  int total = 0;
  for (int i = 0; i < length; i++) {
    total += changes[i];
    values[i] = total;
  }
  return values;
}
