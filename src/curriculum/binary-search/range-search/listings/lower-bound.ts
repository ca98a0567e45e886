function lowerBound(nums: number[], target: number): number {
  // Below lo every value is too small; from hi on none is.
  let lo = 0
  let hi = nums.length
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (nums[mid] < target) {
      lo = mid + 1
    } else {
      hi = mid // It may be the first, so it stays.
    }
  }
  return lo // nums.length if every value is too small
}
