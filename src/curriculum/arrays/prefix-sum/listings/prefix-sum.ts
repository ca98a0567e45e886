function countSubarrays(nums: number[], target: number) {
  const seen = new Map([[0, 1]]) // @start
  let total = 0
  let count = 0
  for (const num of nums) {
    total += num // @add
    const missing = total - target
    count += seen.get(missing) ?? 0 // @lookup
    seen.set(total, (seen.get(total) ?? 0) + 1) // @record
  }
  return count // @done
}
