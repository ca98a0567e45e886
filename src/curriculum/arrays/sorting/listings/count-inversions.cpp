// Pairs i < j with nums[i] > nums[j]. Sorts nums on the way.
// n values have up to n(n - 1)/2 pairs: too many for an int.
long long countInversions(vector<int>& nums) {
  if (nums.size() < 2) return 0;
  size_t mid = nums.size() / 2;
  vector<int> left(nums.begin(), nums.begin() + mid);
  vector<int> right(nums.begin() + mid, nums.end());
  long long count = countInversions(left) + countInversions(right);
  size_t i = 0;
  size_t j = 0;
  for (int& next : nums) {
    if (j == right.size() ||
        (i < left.size() && left[i] <= right[j])) {
      next = left[i++];
    } else {
      // Each value still in the left half is larger
      // than this one and came before it.
      count += left.size() - i;
      next = right[j++];
    }
  }
  return count;
}
