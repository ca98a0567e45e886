// All coins are positive.
function fewestCoins(coins: number[], amount: number) {
  const fewest = Array<number>(amount + 1)
  fewest.fill(Infinity)
  fewest[0] = 0
  for (let a = 1; a <= amount; a++) {
    for (const coin of coins) {
      if (coin > a) continue
      const more = fewest[a - coin] + 1
      fewest[a] = Math.min(fewest[a], more)
    }
  }
  const answer = fewest[amount]
  return answer === Infinity ? -1 : answer
}
