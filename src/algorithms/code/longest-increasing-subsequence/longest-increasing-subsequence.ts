function lengthOfLIS(nums: number[]) {
  const tails: number[] = [] // @start
  for (const num of nums) {
    let lo = 0
    let hi = tails.length - 1
    while (lo <= hi) {
      const mid = (lo + hi) >> 1 // @mid
      if (tails[mid] < num) lo = mid + 1 // @compare
      else hi = mid - 1
    }
    if (lo === tails.length) { // @place
      tails.push(num) // @append
    } else {
      tails[lo] = num // @replace
    }
  }
  return tails.length // @done
}
