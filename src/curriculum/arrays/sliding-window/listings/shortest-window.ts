// Length of the shortest subarray with at least `target`, or 0.
// All values and the target are positive.
function shortestReaching(nums: number[], target: number): number {
  let left = 0
  let total = 0
  let shortest = nums.length + 1
  for (let right = 0; right < nums.length; right++) {
    total += nums[right]
    // The window is valid here, so record before it shrinks.
    while (total >= target) {
      shortest = Math.min(shortest, right - left + 1)
      total -= nums[left]
      left++
    }
  }
  return shortest <= nums.length ? shortest : 0
}
