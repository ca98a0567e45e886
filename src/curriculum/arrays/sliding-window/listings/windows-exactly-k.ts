// Number of subarrays with exactly this many different values.
// kinds is at least 1.
function countExactly(nums: number[], kinds: number): number {
  return countAtMost(nums, kinds) - countAtMost(nums, kinds - 1)
}

function countAtMost(nums: number[], kinds: number): number {
  const counts = new Map<number, number>()
  let left = 0
  let windows = 0
  for (let right = 0; right < nums.length; right++) {
    counts.set(nums[right], (counts.get(nums[right]) ?? 0) + 1)
    while (counts.size > kinds) {
      const leaving = nums[left]
      const remaining = (counts.get(leaving) ?? 0) - 1
      // A kind is gone only when none of it is left.
      if (remaining === 0) counts.delete(leaving)
      else counts.set(leaving, remaining)
      left++
    }
    // Every window from left or later up to right is valid.
    windows += right - left + 1
  }
  return windows
}
