// nums is sorted.
// To count positions from 1, add 1 to both.
vector<int> twoSum(vector<int>& nums, int target) {
  int left = 0;
  int right = (int)nums.size() - 1; // @start
  while (left < right) { // @loop
    // Two ints may add up to more than an int.
    long long total = (long long)nums[left] + nums[right]; // @sum
    if (total == target) { // @match
      return {left, right}; // @found
    }
    if (total > target) { // @too-large
      right--; // @right-moves
    } else { // @too-small
      left++; // @left-moves
    }
  }
  return {}; // @none
}
