function uniquePermutations(nums: number[]): number[][] {
  nums.sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []
  const used = nums.map(() => false)

  function extend(): void {
    if (path.length === nums.length) {
      found.push([...path])
      return
    }
    for (let i = 0; i < nums.length; i++) {
      if (used[i]) continue
      // Equal values are used from left to right only.
      if (i > 0 && nums[i] === nums[i - 1] && !used[i - 1]) continue
      used[i] = true
      path.push(nums[i])
      extend()
      path.pop()
      used[i] = false
    }
  }

  extend()
  return found
}
