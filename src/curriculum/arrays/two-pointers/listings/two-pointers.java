// nums is sorted.
// To count positions from 1, add 1 to both.
int[] twoSum(int[] nums, int target) {
  int left = 0;
  int right = nums.length - 1; // @start
  while (left < right) { // @loop
    // Two ints may add up to more than an int.
    long total = (long) nums[left] + nums[right]; // @sum
    if (total == target) { // @match
      return new int[] {left, right}; // @found
    }
    if (total > target) { // @too-large
      right--; // @right-moves
    } else { // @too-small
      left++; // @left-moves
    }
  }
  return new int[0]; // @none
}
