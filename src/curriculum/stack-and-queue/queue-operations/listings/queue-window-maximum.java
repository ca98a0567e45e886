// k is at least 1.
int[] maxOfWindows(int[] nums, int k) {
  // Indices, their values decreasing.
  Deque<Integer> candidates = new ArrayDeque<>();
  int[] maximums = new int[Math.max(0, nums.length - k + 1)];
  for (int right = 0; right < nums.length; right++) {
    // A smaller value that is older can never win again.
    while (!candidates.isEmpty()
        && nums[candidates.peekLast()] <= nums[right]) {
      candidates.pollLast();
    }
    candidates.addLast(right);
    if (candidates.peekFirst() <= right - k) {
      candidates.pollFirst(); // It has left the window.
    }
    if (right >= k - 1) {
      maximums[right - k + 1] = nums[candidates.peekFirst()];
    }
  }
  return maximums;
}
