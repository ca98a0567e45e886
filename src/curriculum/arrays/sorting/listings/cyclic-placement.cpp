// The smallest positive number that does not occur.
int firstMissing(vector<int>& nums) {
  int n = nums.size();
  for (int i = 0; i < n; i++) {
    // Value v belongs at index v - 1. Stop if v is outside
    // 1 to n, or if an equal value is there already.
    while (nums[i] >= 1 && nums[i] <= n &&
           nums[nums[i] - 1] != nums[i]) {
      swap(nums[i], nums[nums[i] - 1]);
    }
  }
  for (int i = 0; i < n; i++) {
    if (nums[i] != i + 1) return i + 1;
  }
  return n + 1;
}
