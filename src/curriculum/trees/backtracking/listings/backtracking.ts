// All numbers are positive.
function subsetsWithSum(nums: number[], target: number) {
  nums.sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []

  function choose(start: number, remaining: number): void {
    if (remaining === 0) {
      found.push([...path]) // @found
      return
    }
    for (let i = start; i < nums.length; i++) { // @try
      if (nums[i] > remaining) break // @prune
      if (i > start && nums[i] === nums[i - 1]) { // @equal
        continue // @skip
      }
      path.push(nums[i]) // @choose
      choose(i + 1, remaining - nums[i])
      path.pop() // @undo
    }
  }

  choose(0, target) // @start
  return found // @done
}
