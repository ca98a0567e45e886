int countAtMost(const vector<int>& nums, int kinds) {
  int n = nums.size();
  unordered_map<int, int> counts;
  int left = 0;
  int windows = 0;
  for (int right = 0; right < n; right++) {
    counts[nums[right]]++;
    while ((int)counts.size() > kinds) {
      int leaving = nums[left];
      counts[leaving]--;
      // A kind is gone only when none of it is left.
      if (counts[leaving] == 0) counts.erase(leaving);
      left++;
    }
    // Every window from left or later up to right is valid.
    windows += right - left + 1;
  }
  return windows;
}

// Number of subarrays with exactly this many different values.
// kinds is at least 1. All counts fit in an int.
int countExactly(const vector<int>& nums, int kinds) {
  return countAtMost(nums, kinds) - countAtMost(nums, kinds - 1);
}
