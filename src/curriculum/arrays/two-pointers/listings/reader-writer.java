int removeAll(int[] nums, int unwanted) {
  int write = 0;
  for (int num : nums) {
    if (num != unwanted) {
      // The writer never passes the reader,
      // so no unread value is overwritten.
      nums[write] = num;
      write++;
    }
  }
  return write; // the first `write` values were kept
}
