int singleNumber(int[] nums) {
  int single = 0; // @start
  for (int num : nums) { // @read
    single ^= num; // @flip
  }
  return single; // @done
}
