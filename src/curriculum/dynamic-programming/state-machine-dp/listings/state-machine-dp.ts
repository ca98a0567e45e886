function maxProfit(prices: number[]): number {
  if (prices.length === 0) return 0
  // First day: buy or do nothing. No sale has earned yet.
  let hold = -prices[0]
  let rest = 0
  let sold = 0 // @start
  for (const price of prices.slice(1)) { // @loop
    // Five moves from yesterday:
    const keep = hold // @keep
    const buy = rest - price // @buy
    const wait = rest // @wait
    const pause = sold // @pause
    const sell = hold + price // @sell
    hold = Math.max(keep, buy) // @hold
    rest = Math.max(wait, pause) // @rest
    sold = sell // @sold
  }
  return Math.max(rest, sold) // @done
}
