// The k values of sorted nums that are closest to target.
// k is from 0 to the length of nums.
function closestValues(
  nums: number[],
  k: number,
  target: number
): number[] {
  let lo = 0
  let hi = nums.length - k // Possible starts of the window.
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    // Moving right loses nums[mid] and gains nums[mid + k].
    if (target - nums[mid] > nums[mid + k] - target) lo = mid + 1
    else hi = mid // A tie keeps the smaller value.
  }
  return nums.slice(lo, lo + k)
}
