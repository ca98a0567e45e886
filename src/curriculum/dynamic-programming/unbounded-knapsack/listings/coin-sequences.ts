// All numbers are positive.
function countSequences(nums: number[], target: number): number {
  const ways: number[] = Array(target + 1).fill(0)
  ways[0] = 1
  // Amounts outside: each number gets its turn as the last one of
  // every part. So 1 + 2 and 2 + 1 are counted as two sequences.
  for (let part = 1; part <= target; part++) {
    for (const num of nums) {
      if (num <= part) ways[part] += ways[part - num]
    }
  }
  return ways[target]
}
