using Interval = vector<int>;

// Each interval starts before it ends.
vector<Interval> mostIntervals( // @start
    vector<Interval> intervals) {
  auto byEnd = [](const Interval& a, const Interval& b) {
    return a[1] < b[1]; // @sort
  };
  stable_sort(
      intervals.begin(), intervals.end(), byEnd);
  vector<Interval> kept;
  int freeFrom = INT_MIN;
  for (const Interval& interval : intervals) { // @next
    if (interval[0] >= freeFrom) { // @check @skip
      kept.push_back(interval); // @keep
      freeFrom = interval[1];
    }
  }
  return kept; // @done
}
