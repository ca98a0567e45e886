// The smallest positive number that does not occur.
function firstMissing(nums: number[]): number {
  const n = nums.length
  for (let i = 0; i < n; i++) {
    // Value v belongs at index v - 1. Stop if v is outside
    // 1 to n, or if an equal value is there already.
    let value = nums[i]
    while (value >= 1 && value <= n && nums[value - 1] !== value) {
      nums[i] = nums[value - 1]
      nums[value - 1] = value
      value = nums[i]
    }
  }
  for (let i = 0; i < n; i++) {
    if (nums[i] !== i + 1) return i + 1
  }
  return n + 1
}
