using Pair = vector<int>;

vector<Pair> mostIntervals( // @start
    vector<Pair> pairs) {
  stable_sort(pairs.begin(), pairs.end(), // @sort
    [](const Pair& a, const Pair& b) {
      return a[1] < b[1];
    });
  vector<Pair> kept;
  int freeFrom = INT_MIN;
  for (const Pair& pair : pairs) { // @next
    if (pair[0] >= freeFrom) { // @check @skip
      kept.push_back(pair); // @keep
      freeFrom = pair[1];
    }
  }
  return kept; // @done
}
