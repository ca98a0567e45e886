// nums has at least one value. All sums fit in an int.
int maxSubarray(const vector<int>& nums) {
  int best = nums[0];
  int current = 0; // best sum of a subarray that ends here
  for (int num : nums) {
    // A negative sum only lowers what comes after it.
    current = max(num, current + num);
    best = max(best, current);
  }
  return best;
}
