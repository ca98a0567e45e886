// Longest subarray with a sum of at most `limit`.
// Neither the values nor the limit are negative.
function longestWithin(nums: number[], limit: number): number {
  let left = 0
  let total = 0
  let longest = 0
  for (let right = 0; right < nums.length; right++) {
    total += nums[right]
    // Shrink only while the rule is broken.
    while (total > limit) {
      total -= nums[left]
      left++
    }
    longest = Math.max(longest, right - left + 1)
  }
  return longest
}
