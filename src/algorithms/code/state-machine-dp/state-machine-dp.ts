function maxProfit(prices: number[]) {
  let rest = 0
  let hold = -Infinity
  let sold = -Infinity // @start
  for (const price of prices) { // @loop
    const held = hold
    hold = Math.max(hold, rest - price) // @hold
    rest = Math.max(rest, sold) // @rest
    sold = held + price // @sold
  }
  return Math.max(rest, sold) // @done
}
