bool contains(const vector<int>& nums, int target) {
  int lo = 0;
  int hi = (int)nums.size() - 1;
  while (lo <= hi) {
    int mid = lo + (hi - lo) / 2;
    int middle = nums[mid];
    if (middle == target) return true;
    if (nums[lo] == middle && middle == nums[hi]) {
      // Neither half is known to be in order.
      lo++;
      hi--;
    } else if (nums[lo] <= middle) {
      if (nums[lo] <= target && target < middle) hi = mid - 1;
      else lo = mid + 1;
    } else {
      if (middle < target && target <= nums[hi]) lo = mid + 1;
      else hi = mid - 1;
    }
  }
  return false;
}
