// The recursion has a level per house: a few thousand
// levels at most.
function robWithMemo(cash: number[]): number {
  const memo = new Map<number, number>()

  // The most that the houses from i on can give.
  function bestFrom(i: number): number {
    if (i >= cash.length) return 0
    const known = memo.get(i)
    if (known !== undefined) return known
    const skip = bestFrom(i + 1)
    const take = cash[i] + bestFrom(i + 2)
    const best = Math.max(skip, take)
    // Without the memo, the same i would be solved again and again.
    memo.set(i, best)
    return best
  }

  return bestFrom(0)
}
