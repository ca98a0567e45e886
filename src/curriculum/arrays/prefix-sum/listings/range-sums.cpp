// All sums fit in an int.
vector<int> rangeSums(const vector<int>& nums,
                      const vector<vector<int>>& ranges) {
  // prefix[i] is the sum of the first i values.
  vector<int> prefix{0};
  for (int num : nums) {
    prefix.push_back(prefix.back() + num);
  }
  vector<int> sums;
  for (const auto& range : ranges) {
    // Both ends of a range are included.
    int start = range[0];
    int end = range[1];
    sums.push_back(prefix[end + 1] - prefix[start]);
  }
  return sums;
}
