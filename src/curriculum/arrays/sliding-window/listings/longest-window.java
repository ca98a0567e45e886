// Longest subarray with a sum of at most `limit`.
// Neither the values nor the limit are negative.
int longestWithin(int[] nums, int limit) {
  int left = 0;
  long total = 0;
  int longest = 0;
  for (int right = 0; right < nums.length; right++) {
    total += nums[right];
    // Shrink only while the rule is broken.
    while (total > limit) {
      total -= nums[left];
      left++;
    }
    longest = Math.max(longest, right - left + 1);
  }
  return longest;
}
