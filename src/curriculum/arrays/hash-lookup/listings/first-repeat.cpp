// Index of the first value that occurred before, or -1.
int firstRepeat(const vector<int>& nums) {
  int n = nums.size();
  unordered_set<int> seen;
  for (int i = 0; i < n; i++) {
    // insert reports whether the value is new.
    bool isNew = seen.insert(nums[i]).second;
    if (!isNew) return i;
  }
  return -1;
}
