vector<vector<int>> mergeIntervals(vector<vector<int>> intervals) {
  // Vectors are compared by their first values, the starts.
  sort(intervals.begin(), intervals.end());
  vector<vector<int>> blocks;
  for (const auto& interval : intervals) {
    if (!blocks.empty() && interval[0] <= blocks.back()[1]) {
      // A short range must not cut a longer block off.
      blocks.back()[1] = max(blocks.back()[1], interval[1]);
    } else {
      blocks.push_back(interval);
    }
  }
  return blocks;
}
