// Number of subarrays with exactly this many different values.
// kinds is at least 1. All counts fit in an int.
int countExactly(int[] nums, int kinds) {
  return countAtMost(nums, kinds) - countAtMost(nums, kinds - 1);
}

int countAtMost(int[] nums, int kinds) {
  Map<Integer, Integer> counts = new HashMap<>();
  int left = 0;
  int windows = 0;
  for (int right = 0; right < nums.length; right++) {
    counts.merge(nums[right], 1, Integer::sum);
    while (counts.size() > kinds) {
      int leaving = nums[left];
      // A kind is gone only when none of it is left.
      if (counts.merge(leaving, -1, Integer::sum) == 0) {
        counts.remove(leaving);
      }
      left++;
    }
    // Every window from left or later up to right is valid.
    windows += right - left + 1;
  }
  return windows;
}
