// No weight is negative. The recursion has a level per item:
// a few thousand levels at most.
// The sum of the values fits in an int.
int knapsackWithMemo(const vector<int>& weights,
                     const vector<int>& values, int capacity) {
  int count = weights.size();
  vector<unordered_map<int, int>> memo(count);

  // The most value that items i and later give in room.
  function<int(int, int)> bestFrom = [&](int i, int room) {
    if (i == count) return 0;
    auto known = memo[i].find(room);
    if (known != memo[i].end()) return known->second;
    int best = bestFrom(i + 1, room);
    if (weights[i] <= room) {
      int rest = bestFrom(i + 1, room - weights[i]);
      best = max(best, values[i] + rest);
    }
    memo[i][room] = best;
    return best;
  };

  // Only the rooms that some choice of items leaves are solved.
  return bestFrom(0, capacity);
}
