// All values are different.
int searchRotated(
    int[] nums, int target) {
  int lo = 0, hi = nums.length - 1; // @start
  while (lo <= hi) { // @loop
    int mid = lo + (hi - lo) / 2;
    int middle = nums[mid];
    if (middle == target) return mid; // @match @found
    if (nums[lo] <= middle) { // @ordered
      if (nums[lo] <= target && target < middle) { // @in-left
        hi = mid - 1; // @left-down
      } else {
        lo = mid + 1; // @left-up
      }
    } else if (middle < target && target <= nums[hi]) { // @in-right
      lo = mid + 1; // @right-up
    } else {
      hi = mid - 1; // @right-down
    }
  }
  return -1; // @none
}
