// No number is negative.
function canPartition(nums: number[]): boolean {
  const total = nums.reduce((sum, num) => sum + num, 0)
  if (total % 2 === 1) return false
  const half = total / 2
  const reachable: boolean[] = Array(half + 1).fill(false)
  reachable[0] = true
  for (const num of nums) {
    // Downward, so that num is used at most once.
    for (let target = half; target >= num; target--) {
      if (reachable[target - num]) reachable[target] = true
    }
  }
  return reachable[half]
}
