// Merges `other` into the first `count` values of `nums`.
// nums has exactly the room for both.
void mergeInto(int[] nums, int count, int[] other) {
  int read = count - 1;
  int take = other.length - 1;
  // The back of nums is free, so writing from there
  // never overwrites a value that is still unread.
  for (int write = nums.length - 1; take >= 0; write--) {
    if (read >= 0 && nums[read] > other[take]) {
      nums[write] = nums[read];
      read--;
    } else {
      nums[write] = other[take];
      take--;
    }
  }
}
