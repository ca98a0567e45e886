int maxEnvelopes(vector<vector<int>> envelopes) {
  // Equal widths by falling height, so that two of them never
  // follow each other in a chain of rising heights.
  sort(envelopes.begin(), envelopes.end(),
       [](const vector<int>& a, const vector<int>& b) {
         return a[0] != b[0] ? a[0] < b[0] : a[1] > b[1];
       });
  vector<int> tails;
  for (const auto& envelope : envelopes) {
    int height = envelope[1];
    auto found = lower_bound(tails.begin(), tails.end(), height);
    if (found == tails.end()) {
      tails.push_back(height);
    } else {
      *found = height;
    }
  }
  return tails.size();
}
