function coinChange(
  coins: number[], amount: number,
) {
  const never = amount + 1
  const fewest = Array<number>(amount + 1)
  fewest.fill(never)[0] = 0 // @start
  for (let part = 1; part < never; part++) {
    for (const coin of coins) {
      if (coin > part) continue // @fits
      const rest = part - coin
      const count = fewest[rest] + 1 // @try
      if (count < fewest[part]) { // @compare
        fewest[part] = count // @better
      }
    }
  }
  if (fewest[amount] === never) return -1 // @none
  return fewest[amount] // @done
}
