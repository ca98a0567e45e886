vector<int> twoSum(
    vector<int>& nums, int target) {
  int n = nums.size();
  int left = 0, right = n - 1; // @start
  while (left < right) {
    int total = nums[left] + nums[right]; // @sum
    if (total == target) { // @match
      return {left, right}; // @found
    }
    if (total > target) right--; // @too-large
    else left++; // @too-small
  }
  return {}; // @none
}
