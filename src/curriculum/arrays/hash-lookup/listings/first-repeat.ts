// Index of the first value that occurred before, or -1.
function firstRepeat(nums: number[]): number {
  const seen = new Set<number>()
  for (const [i, num] of nums.entries()) {
    // Look up first: afterwards every value is in the set.
    if (seen.has(num)) return i
    seen.add(num)
  }
  return -1
}
