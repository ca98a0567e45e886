// All coins are positive, and there is at least one.
function fewestCoins(coins: number[], amount: number) {
  // No cell further back is read.
  const size = Math.max(...coins)
  const row = Array<number>(size).fill(Infinity)
  row[0] = 0
  for (let a = 1; a <= amount; a++) {
    let best = Infinity
    for (const coin of coins) {
      if (coin > a) continue
      const more = row[(a - coin) % size] + 1
      best = Math.min(best, more)
    }
    row[a % size] = best // over the oldest cell
  }
  const answer = row[amount % size]
  return answer === Infinity ? -1 : answer
}
