// Length of the shortest subarray with at least `target`, or 0.
// All values and the target are positive.
int shortestReaching(int[] nums, int target) {
  int left = 0;
  long total = 0;
  int shortest = nums.length + 1;
  for (int right = 0; right < nums.length; right++) {
    total += nums[right];
    // The window is valid here, so record before it shrinks.
    while (total >= target) {
      shortest = Math.min(shortest, right - left + 1);
      total -= nums[left];
      left++;
    }
  }
  return shortest <= nums.length ? shortest : 0;
}
