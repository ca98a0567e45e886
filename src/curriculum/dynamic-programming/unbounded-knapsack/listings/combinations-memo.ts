// All coins are positive. The recursion has a level per coin
// left out or paid: a few thousand levels at most.
function countCombinationsWithMemo(
  amount: number,
  coins: number[],
): number {
  const memo = coins.map(() => new Map<number, number>())

  // The ways to pay that part with coins i and later.
  function waysFrom(i: number, part: number): number {
    if (part === 0) return 1
    if (i === coins.length) return 0
    const known = memo[i].get(part)
    if (known !== undefined) return known
    let ways = waysFrom(i + 1, part)
    if (coins[i] <= part) {
      // Stay at i: the coin may come again.
      ways += waysFrom(i, part - coins[i])
    }
    memo[i].set(part, ways)
    return ways
  }

  // Only the parts that some coins leave over are solved.
  return waysFrom(0, amount)
}
