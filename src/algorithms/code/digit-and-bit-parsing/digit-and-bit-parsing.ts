function singleNumber(nums: number[]) {
  let single = 0 // @start
  for (const num of nums) { // @read
    single ^= num // @flip
  }
  return single // @done
}
