// Merges `other` into the first `count` values of `nums`.
// nums has exactly the room for both.
function mergeInto(nums: number[], count: number, other: number[]) {
  let read = count - 1
  let take = other.length - 1
  // The back of nums is free, so writing from there
  // never overwrites a value that is still unread.
  for (let write = nums.length - 1; take >= 0; write--) {
    if (read >= 0 && nums[read] > other[take]) {
      nums[write] = nums[read]
      read--
    } else {
      nums[write] = other[take]
      take--
    }
  }
}
