int lengthOfLISQuadratic(int[] nums) {
  // best[i]: the longest chain that ends exactly at nums[i]
  int[] best = new int[nums.length];
  int longest = 0;
  for (int i = 0; i < nums.length; i++) {
    best[i] = 1;
    for (int j = 0; j < i; j++) {
      if (nums[j] < nums[i]) best[i] = Math.max(best[i], best[j] + 1);
    }
    // The longest chain may end anywhere, not only at the last index.
    longest = Math.max(longest, best[i]);
  }
  return longest;
}
