int binarySearch(const vector<int>& nums, int target) {
  int n = nums.size();
  int lo = 0, hi = n - 1; // @start
  while (lo <= hi) { // @loop
    int mid = lo + (hi - lo) / 2; // @mid
    if (nums[mid] == target) { // @match
      return mid; // @found
    }
    if (nums[mid] < target) { // @compare
      lo = mid + 1; // @right
    } else {
      hi = mid - 1; // @left
    }
  }
  return -1; // @none
}
