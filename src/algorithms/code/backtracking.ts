function subsetsWithSum(nums: number[], target: number) {
  nums.sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []

  function choose(start: number, rest: number) {
    if (rest === 0) {
      found.push([...path]) // @found
      return
    }
    for (let i = start; i < nums.length; i++) { // @try
      if (nums[i] > rest) break // @prune
      path.push(nums[i]) // @choose
      choose(i + 1, rest - nums[i])
      path.pop() // @undo
    }
  }

  choose(0, target) // @start
  return found // @done
}
