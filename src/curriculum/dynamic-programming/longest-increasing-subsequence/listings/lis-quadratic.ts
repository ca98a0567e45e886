function lengthOfLISQuadratic(nums: number[]): number {
  // best[i]: the longest chain that ends exactly at nums[i]
  const best: number[] = Array(nums.length).fill(1)
  let longest = 0
  for (let i = 0; i < nums.length; i++) {
    for (let j = 0; j < i; j++) {
      if (nums[j] < nums[i]) best[i] = Math.max(best[i], best[j] + 1)
    }
    // The longest chain may end anywhere, not only at the last index.
    longest = Math.max(longest, best[i])
  }
  return longest
}
