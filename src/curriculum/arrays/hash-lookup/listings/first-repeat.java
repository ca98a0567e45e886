// Index of the first value that occurred before, or -1.
int firstRepeat(int[] nums) {
  Set<Integer> seen = new HashSet<>();
  for (int i = 0; i < nums.length; i++) {
    // add returns false if the value is already in the set.
    if (!seen.add(nums[i])) return i;
  }
  return -1;
}
