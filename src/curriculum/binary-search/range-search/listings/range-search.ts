function searchRange(nums: number[], target: number) {
  const first = boundary(nums, target, false)
  if (nums[first] !== target) { // @check
    return [-1, -1] // @none
  }
  const end = boundary(nums, target, true)
  return [first, end - 1] // @found
}

/** First index with a value >= target, or > target. */
function boundary(
  nums: number[],
  target: number,
  skipEqual: boolean
) {
  let lo = 0
  let hi = nums.length // @start
  while (lo < hi) { // @loop
    const mid = Math.floor((lo + hi) / 2) // @mid
    const value = nums[mid]
    if (value < target // @compare
        || (skipEqual && value === target)) {
      lo = mid + 1 // @right
    } else {
      hi = mid // @left
    }
  }
  return lo // @bound
}
