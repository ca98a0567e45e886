// Most consecutive numbers, as in 4, 5, 6, in any order.
function longestRun(nums: number[]): number {
  const values = new Set(nums)
  let longest = 0
  for (const start of values) {
    // Walk each run once: only from its smallest value.
    if (values.has(start - 1)) continue
    let end = start
    while (values.has(end + 1)) end++
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
