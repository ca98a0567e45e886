// k is 0 or more.
function maxProfitWithKTrades(k: number, prices: number[]): number {
  if (prices.length === 0) return 0
  // A trade takes two days, so a larger k changes nothing.
  k = Math.min(k, Math.floor(prices.length / 2))
  // hold[t], free[t]: the best balance with t trades begun
  const hold: number[] = Array(k + 1).fill(-prices[0])
  const free: number[] = Array(k + 1).fill(0)
  for (const price of prices.slice(1)) {
    // Downward: trade t starts from free[t - 1] of yesterday.
    for (let t = k; t >= 1; t--) {
      free[t] = Math.max(free[t], hold[t] + price)
      hold[t] = Math.max(hold[t], free[t - 1] - price)
    }
  }
  return free[k]
}
