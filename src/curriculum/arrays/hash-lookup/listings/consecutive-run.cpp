// Most consecutive numbers, as in 4, 5, 6, in any order.
// No value is the smallest or the largest int.
int longestRun(const vector<int>& nums) {
  unordered_set<int> values(nums.begin(), nums.end());
  int longest = 0;
  for (int start : values) {
    // Walk each run once: only from its smallest value.
    if (values.count(start - 1)) continue;
    int end = start;
    while (values.count(end + 1)) end++;
    longest = max(longest, end - start + 1);
  }
  return longest;
}
