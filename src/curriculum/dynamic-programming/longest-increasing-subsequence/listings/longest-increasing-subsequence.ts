function lengthOfLIS(nums: number[]): number {
  // tails[k]: the smallest end of a chain of length k + 1 // @state
  const tails: number[] = [] // @start
  for (const num of nums) { // @next
    let lo = 0
    let hi = tails.length - 1
    while (lo <= hi) {
      const mid = Math.floor((lo + hi) / 2) // @mid
      if (tails[mid] < num) lo = mid + 1 // @compare
      else hi = mid - 1
    }
    if (lo === tails.length) { // @position
      tails.push(num) // @append
    } else {
      tails[lo] = num // @replace
    }
  }
  return tails.length // @done
}
