function allSubsets(nums: number[]): number[][] {
  const found: number[][] = []
  const path: number[] = []

  function decide(i: number): void {
    if (i === nums.length) {
      found.push([...path]) // a copy: path keeps changing
      return
    }
    decide(i + 1) // skip nums[i]
    path.push(nums[i])
    decide(i + 1) // take nums[i]
    path.pop()
  }

  decide(0)
  return found
}
