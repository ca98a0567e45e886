// The longest chain that ends exactly at nums[i].
int bestEndingAt(int i, const vector<int>& nums,
                 vector<optional<int>>& memo) {
  if (memo[i]) return *memo[i];
  int longest = 1;
  for (int j = 0; j < i; j++) {
    if (nums[j] < nums[i]) {
      longest = max(longest, bestEndingAt(j, nums, memo) + 1);
    }
  }
  memo[i] = longest;
  return longest;
}

int lengthOfLISWithMemo(const vector<int>& nums) {
  vector<optional<int>> memo(nums.size());
  int longest = 0;
  // From left to right, each call finds all earlier answers
  // stored, so the recursion is never deep.
  for (size_t i = 0; i < nums.size(); i++) {
    longest = max(longest, bestEndingAt(i, nums, memo));
  }
  return longest;
}
