// nums has at least one value, and neighbors differ.
int findPeak(const vector<int>& nums) {
  int lo = 0;
  int hi = (int)nums.size() - 1;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2; // mid < hi, so mid + 1 exists.
    if (nums[mid] < nums[mid + 1]) {
      lo = mid + 1; // Uphill to the right: a peak is there.
    } else {
      hi = mid; // mid, or something to its left, is a peak.
    }
  }
  return lo;
}
