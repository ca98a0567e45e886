function singleNumber(nums: number[]): number {
  let single = 0 // @start
  for (const num of nums) { // @read
    single ^= num // @flip
  }
  return single // @done
}
