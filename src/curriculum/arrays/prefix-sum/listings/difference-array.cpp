// Adds an amount to each range [start, end] of zeros.
// All sums fit in an int.
vector<int> applyUpdates(int length,
                         const vector<vector<int>>& updates) {
  vector<int> changes(length + 1, 0);
  for (const auto& update : updates) {
    int start = update[0];
    int end = update[1];
    int amount = update[2];
    changes[start] += amount;
    // The change ends right after the last index.
    changes[end + 1] -= amount;
  }
  vector<int> values;
  int total = 0;
  for (int i = 0; i < length; i++) {
    total += changes[i];
    values.push_back(total);
  }
  return values;
}
