// No number is negative. Their sum fits in an int.
boolean canPartition(int[] nums) {
  int total = 0;
  for (int num : nums) total += num;
  if (total % 2 == 1) return false;
  int half = total / 2;
  boolean[] reachable = new boolean[half + 1];
  reachable[0] = true;
  for (int num : nums) {
    // Downward, so that num is used at most once.
    for (int target = half; target >= num; target--) {
      if (reachable[target - num]) reachable[target] = true;
    }
  }
  return reachable[half];
}
