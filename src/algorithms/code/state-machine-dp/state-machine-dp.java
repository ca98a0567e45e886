int maxProfit(int[] prices) {
  // Far below any sum of prices.
  int never = -1_000_000;
  int hold = never, sold = never;
  int rest = 0; // @start
  for (int price : prices) { // @loop
    int held = hold;
    hold = Math.max(hold, rest - price); // @hold
    rest = Math.max(rest, sold); // @rest
    sold = held + price; // @sold
  }
  return Math.max(rest, sold); // @done
}
