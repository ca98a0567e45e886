int lowerBound(
    vector<int>& nums, int goal) {
  int n = nums.size();
  int lo = 0, hi = n - 1; // @start
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

vector<int> searchRange(
    vector<int>& nums, int target) {
  int n = nums.size();
  int first = lowerBound(nums, target);
  if (first == n // @check
      || nums[first] != target) {
    return {-1, -1}; // @none
  }
  int end = lowerBound(nums, target + 1);
  return {first, end - 1}; // @found
}
