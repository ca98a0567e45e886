// nums has at least one value, and all are different.
int findMinimum(int[] nums) {
  int lo = 0;
  int hi = nums.length - 1;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    if (nums[mid] > nums[hi]) {
      lo = mid + 1; // The fall is to the right of mid.
    } else {
      hi = mid; // mid may be the minimum itself.
    }
  }
  return nums[lo];
}
