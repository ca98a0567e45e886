function searchRange(
  nums: number[],
  target: number
) {
  const first = lowerBound(nums, target)
  if (nums[first] !== target) { // @check
    return [-1, -1] // @none
  }
  const end = lowerBound(nums, target + 1)
  return [first, end - 1] // @found
}

function lowerBound(
  nums: number[],
  goal: number
) {
  let lo = 0
  let hi = nums.length - 1 // @start
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2) // @mid
    if (nums[mid] < goal) { // @compare
      lo = mid + 1 // @right
    } else {
      hi = mid - 1 // @left
    }
  }
  return lo // @bound
}
