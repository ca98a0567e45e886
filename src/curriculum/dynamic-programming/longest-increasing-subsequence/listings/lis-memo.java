int lengthOfLISWithMemo(int[] nums) {
  Integer[] memo = new Integer[nums.length];
  int longest = 0;
  // From left to right, each call finds all earlier answers
  // stored, so the recursion is never deep.
  for (int i = 0; i < nums.length; i++) {
    longest = Math.max(longest, bestEndingAt(i, nums, memo));
  }
  return longest;
}

// The longest chain that ends exactly at nums[i].
int bestEndingAt(int i, int[] nums, Integer[] memo) {
  if (memo[i] != null) return memo[i];
  int longest = 1;
  for (int j = 0; j < i; j++) {
    if (nums[j] >= nums[i]) continue;
    longest = Math.max(longest, bestEndingAt(j, nums, memo) + 1);
  }
  memo[i] = longest;
  return longest;
}
