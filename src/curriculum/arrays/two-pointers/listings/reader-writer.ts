function removeAll(nums: number[], unwanted: number): number {
  let write = 0
  for (const num of nums) {
    if (num !== unwanted) {
      // The writer never passes the reader,
      // so no unread value is overwritten.
      nums[write] = num
      write++
    }
  }
  return write // the first `write` values were kept
}
