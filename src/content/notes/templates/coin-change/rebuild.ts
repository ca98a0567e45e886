// The coins themselves, or an empty list.
function coinsUsed(coins: number[], amount: number) {
  const fewest = Array<number>(amount + 1)
  fewest.fill(Infinity)
  fewest[0] = 0
  // The last coin put down.
  const last = Array<number>(amount + 1).fill(0)
  for (let a = 1; a <= amount; a++) {
    for (const coin of coins) {
      if (coin > a) continue
      const more = fewest[a - coin] + 1
      if (more < fewest[a]) {
        fewest[a] = more
        last[a] = coin
      }
    }
  }
  if (fewest[amount] === Infinity) return []
  const used: number[] = []
  while (amount > 0) {
    used.push(last[amount])
    amount -= last[amount]
  }
  return used
}
