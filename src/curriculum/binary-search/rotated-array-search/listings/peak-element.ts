// nums has at least one value, and neighbors differ.
function findPeak(nums: number[]): number {
  let lo = 0
  let hi = nums.length - 1
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2) // mid < hi: mid + 1 exists.
    if (nums[mid] < nums[mid + 1]) {
      lo = mid + 1 // Uphill to the right: a peak is there.
    } else {
      hi = mid // mid, or something to its left, is a peak.
    }
  }
  return lo
}
