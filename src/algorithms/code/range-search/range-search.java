int[] searchRange(
    int[] nums, int target) {
  int n = nums.length;
  int first = lowerBound(nums, target);
  if (first == n // @check
      || nums[first] != target) {
    return new int[] {-1, -1}; // @none
  }
  int end = lowerBound(nums, target + 1);
  return new int[] {first, end - 1}; // @found
}

int lowerBound(int[] nums, int goal) {
  int lo = 0, hi = nums.length - 1; // @start
  while (lo <= hi) {
    int mid = lo + (hi - lo) / 2; // @mid
    if (nums[mid] < goal) { // @compare
      lo = mid + 1; // @right
    } else {
      hi = mid - 1; // @left
    }
  }
  return lo; // @bound
}
