// No number is negative.
function findTargetSumWays(nums: number[], target: number): number {
  const total = nums.reduce((sum, num) => sum + num, 0)
  // plus - minus = target and plus + minus = total, so
  // plus = (total + target) / 2: count the subsets with that sum.
  const isOdd = (total + target) % 2 !== 0
  if (Math.abs(target) > total || isOdd) return 0
  const plus = (total + target) / 2
  const ways: number[] = Array(plus + 1).fill(0)
  ways[0] = 1
  for (const num of nums) {
    for (let part = plus; part >= num; part--) {
      ways[part] += ways[part - num]
    }
  }
  return ways[plus]
}
