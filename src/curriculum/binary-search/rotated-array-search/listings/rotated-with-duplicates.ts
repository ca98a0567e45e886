function contains(nums: number[], target: number): boolean {
  let lo = 0
  let hi = nums.length - 1
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    const middle = nums[mid]
    if (middle === target) return true
    if (nums[lo] === middle && middle === nums[hi]) {
      // Neither half is known to be in order.
      lo++
      hi--
    } else if (nums[lo] <= middle) {
      if (nums[lo] <= target && target < middle) hi = mid - 1
      else lo = mid + 1
    } else {
      if (middle < target && target <= nums[hi]) lo = mid + 1
      else hi = mid - 1
    }
  }
  return false
}
