function maxProfit(prices: number[]): number {
  if (prices.length === 0) return 0
  // First day: buy or do nothing. No sale has earned yet.
  let hold = -prices[0]
  let rest = 0
  let sold = 0 // @start
  for (const price of prices.slice(1)) { // @loop
    const held = hold // @save
    hold = Math.max(hold, rest - price) // @hold
    rest = Math.max(rest, sold) // @rest
    sold = held + price // @sold
  }
  return Math.max(rest, sold) // @done
}
