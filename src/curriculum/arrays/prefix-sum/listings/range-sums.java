// All sums fit in an int.
int[] rangeSums(int[] nums, int[][] ranges) {
  // prefix[i] is the sum of the first i values.
  int[] prefix = new int[nums.length + 1];
  for (int i = 0; i < nums.length; i++) {
    prefix[i + 1] = prefix[i] + nums[i];
  }
  int[] sums = new int[ranges.length];
  for (int i = 0; i < ranges.length; i++) {
    // Both ends of a range are included.
    int start = ranges[i][0];
    int end = ranges[i][1];
    sums[i] = prefix[end + 1] - prefix[start];
  }
  return sums;
}
