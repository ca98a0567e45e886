// nums has at least one value, and all are different.
function findMinimum(nums: number[]): number {
  let lo = 0
  let hi = nums.length - 1
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (nums[mid] > nums[hi]) {
      lo = mid + 1 // The fall is to the right of mid.
    } else {
      hi = mid // mid may be the minimum itself.
    }
  }
  return nums[lo]
}
