function subsetsWithSum(
  nums: number[], target: number,
) {
  nums.sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []

  function choose(
    lo: number, rest: number,
  ) {
    if (rest === 0) {
      found.push([...path]) // @found
      return
    }
    for (let i = lo; i < nums.length; i++) { // @try
      const num = nums[i]
      if (num > rest) break // @prune
      if (i > lo && num === nums[i - 1])
        continue // @skip
      path.push(num) // @choose
      choose(i + 1, rest - num)
      path.pop() // @undo
    }
  }

  choose(0, target) // @start
  return found // @done
}
