// All coins are positive.
function fewestCoins(coins: number[], amount: number) {
  const memo = new Map<number, number>()

  function fewest(a: number): number {
    if (a === 0) return 0
    const known = memo.get(a)
    if (known !== undefined) return known
    let best = Infinity
    for (const coin of coins) {
      if (coin <= a)
        best = Math.min(best, fewest(a - coin) + 1)
    }
    memo.set(a, best)
    return best
  }

  const answer = fewest(amount)
  return answer === Infinity ? -1 : answer
}
