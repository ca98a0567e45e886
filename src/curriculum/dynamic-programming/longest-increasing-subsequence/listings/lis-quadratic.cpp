int lengthOfLISQuadratic(const vector<int>& nums) {
  // best[i]: the longest chain that ends exactly at nums[i]
  vector<int> best(nums.size(), 1);
  int longest = 0;
  for (size_t i = 0; i < nums.size(); i++) {
    for (size_t j = 0; j < i; j++) {
      if (nums[j] < nums[i]) best[i] = max(best[i], best[j] + 1);
    }
    // The longest chain may end anywhere, not only at the last index.
    longest = max(longest, best[i]);
  }
  return longest;
}
