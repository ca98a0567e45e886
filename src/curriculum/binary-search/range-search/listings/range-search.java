int[] searchRange(int[] nums, int target) {
  int n = nums.length;
  int first = boundary(nums, target, false);
  if (first == n || nums[first] != target) { // @check
    return new int[] {-1, -1}; // @none
  }
  int end = boundary(nums, target, true);
  return new int[] {first, end - 1}; // @found
}

/** First index with a value >= target, or > target. */
int boundary(
    int[] nums, int target, boolean skipEqual) {
  int lo = 0, hi = nums.length; // @start
  while (lo < hi) { // @loop
    int mid = lo + (hi - lo) / 2; // @mid
    int value = nums[mid];
    if (value < target // @compare
        || (skipEqual && value == target)) {
      lo = mid + 1; // @right
    } else {
      hi = mid; // @left
    }
  }
  return lo; // @bound
}
