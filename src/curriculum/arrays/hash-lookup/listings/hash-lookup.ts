function twoSum(nums: number[], target: number): number[] {
  const seen = new Map<number, number>() // @start
  for (const [i, num] of nums.entries()) {
    const partner = target - num // @partner
    const earlier = seen.get(partner)
    if (earlier !== undefined) { // @lookup
      return [earlier, i] // @found
    }
    seen.set(num, i) // @record
  }
  return [] // @none
}
