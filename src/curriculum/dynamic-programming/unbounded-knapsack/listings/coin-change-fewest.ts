// All coins are positive.
function coinChange(coins: number[], amount: number): number {
  // fewest[part]: infinity as long as no coins make that part
  const fewest: number[] = Array(amount + 1).fill(Infinity)
  fewest[0] = 0
  for (const coin of coins) {
    // Upward: fewest[part - coin] may already contain this coin.
    for (let part = coin; part <= amount; part++) {
      fewest[part] = Math.min(fewest[part], fewest[part - coin] + 1)
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount]
}
