function lengthOfLISWithMemo(nums: number[]): number {
  const memo = new Map<number, number>()

  // The longest chain that ends exactly at nums[i].
  function bestEndingAt(i: number): number {
    const known = memo.get(i)
    if (known !== undefined) return known
    let longest = 1
    for (let j = 0; j < i; j++) {
      if (nums[j] < nums[i]) {
        longest = Math.max(longest, bestEndingAt(j) + 1)
      }
    }
    memo.set(i, longest)
    return longest
  }

  let longest = 0
  // From left to right, each call finds all earlier answers
  // stored, so the recursion is never deep.
  for (let i = 0; i < nums.length; i++) {
    longest = Math.max(longest, bestEndingAt(i))
  }
  return longest
}
