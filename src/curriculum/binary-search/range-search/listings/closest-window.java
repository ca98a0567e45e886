/** The k values of sorted nums that are closest to target. */
int[] closestValues(int[] nums, int k, int target) {
  int lo = 0;
  int hi = nums.length - k; // Possible starts of the window.
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    // Moving right loses nums[mid] and gains nums[mid + k].
    if (target - nums[mid] > nums[mid + k] - target) {
      lo = mid + 1;
    } else {
      hi = mid; // A tie keeps the smaller value.
    }
  }
  return Arrays.copyOfRange(nums, lo, lo + k);
}
