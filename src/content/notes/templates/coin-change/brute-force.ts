// All coins are positive.
function fewestCoins(coins: number[], amount: number) {
  function fewest(a: number): number {
    if (a === 0) return 0
    let best = Infinity
    for (const coin of coins) {
      if (coin <= a)
        best = Math.min(best, fewest(a - coin) + 1)
    }
    return best
  }

  const answer = fewest(amount)
  return answer === Infinity ? -1 : answer
}
