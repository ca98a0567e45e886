// First index with a value >= target, or > target.
int boundary(const vector<int>& nums, int target,
             bool skipEqual) {
  int lo = 0, hi = nums.size(); // @start
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

vector<int> searchRange(
    const vector<int>& nums, int target) {
  int n = nums.size();
  int first = boundary(nums, target, false);
  if (first == n || nums[first] != target) { // @check
    return {-1, -1}; // @none
  }
  int end = boundary(nums, target, true);
  return {first, end - 1}; // @found
}
