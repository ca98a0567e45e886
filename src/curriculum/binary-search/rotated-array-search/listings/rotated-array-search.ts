// All values are different.
function searchRotated(nums: number[], target: number) {
  let lo = 0
  let hi = nums.length - 1 // @start
  while (lo <= hi) { // @loop
    const mid = Math.floor((lo + hi) / 2)
    const middle = nums[mid]
    if (middle === target) return mid // @match @found
    if (nums[lo] <= middle) { // @ordered
      if (nums[lo] <= target && target < middle) { // @in-left
        hi = mid - 1 // @left-down
      } else {
        lo = mid + 1 // @left-up
      }
    } else if (middle < target && target <= nums[hi]) { // @in-right
      lo = mid + 1 // @right-up
    } else {
      hi = mid - 1 // @right-down
    }
  }
  return -1 // @none
}
