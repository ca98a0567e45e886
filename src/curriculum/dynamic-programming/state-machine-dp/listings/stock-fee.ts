function maxProfitWithFee(prices: number[], fee: number): number {
  if (prices.length === 0) return 0
  let hold = -prices[0]
  let free = 0
  for (const price of prices.slice(1)) {
    // Both moves start from yesterday's values.
    const buy = free - price
    const sell = hold + price - fee
    hold = Math.max(hold, buy)
    free = Math.max(free, sell)
  }
  // A share still held is money lost, so free is the answer.
  return free
}
