function rangeSums(nums: number[], ranges: number[][]): number[] {
  const prefix = [0] // prefix[i] is the sum of the first i values
  for (const [i, num] of nums.entries()) {
    prefix.push(prefix[i] + num)
  }
  // Both ends of a range are included.
  return ranges.map(([start, end]) => prefix[end + 1] - prefix[start])
}
