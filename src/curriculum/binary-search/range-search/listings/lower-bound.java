int lowerBound(int[] nums, int target) {
  // Below lo every value is too small; from hi on none is.
  int lo = 0;
  int hi = nums.length;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    if (nums[mid] < target) {
      lo = mid + 1;
    } else {
      hi = mid; // It may be the first, so it stays.
    }
  }
  return lo; // nums.length if every value is too small
}
