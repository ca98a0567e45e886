// The k values of sorted nums that are closest to target.
// k is from 0 to the length of nums.
vector<int> closestValues(const vector<int>& nums, int k,
                          long long target) {
  int lo = 0;
  int hi = (int)nums.size() - k; // Possible starts of the window.
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    // Moving right loses nums[mid] and gains nums[mid + k].
    // With a 64-bit target, no difference overflows.
    if (target - nums[mid] > nums[mid + k] - target) {
      lo = mid + 1;
    } else {
      hi = mid; // A tie keeps the smaller value.
    }
  }
  return {nums.begin() + lo, nums.begin() + lo + k};
}
