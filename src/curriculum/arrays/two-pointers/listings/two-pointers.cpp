vector<int> twoSum(vector<int>& nums, int target) {
  int left = 0;
  int right = (int)nums.size() - 1; // @start
  while (left < right) {
    int total = nums[left] + nums[right]; // @sum
    if (total == target) { // @match
      return {left, right}; // @found
    }
    if (total > target) { // @too-large
      right--;
    } else { // @too-small
      left++;
    }
  }
  return {}; // @none
}
