// No number is negative. Their sum fits in an int.
bool canPartition(const vector<int>& nums) {
  int total = accumulate(nums.begin(), nums.end(), 0);
  if (total % 2 == 1) return false;
  int half = total / 2;
  vector<bool> reachable(half + 1, false);
  reachable[0] = true;
  for (int num : nums) {
    // Downward, so that num is used at most once.
    for (int target = half; target >= num; target--) {
      if (reachable[target - num]) reachable[target] = true;
    }
  }
  return reachable[half];
}
