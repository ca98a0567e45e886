// nums has at least one value.
function maxSubarray(nums: number[]): number {
  let best = nums[0]
  let current = 0 // best sum of a subarray that ends here
  for (const num of nums) {
    // A negative sum only lowers what comes after it.
    current = Math.max(num, current + num)
    best = Math.max(best, current)
  }
  return best
}
