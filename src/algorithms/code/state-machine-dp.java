int maxProfit(int[] prices) {
  int never = -1_000_000; // far below any sum of prices
  int hold = never, rest = 0, sold = never; // @start
  for (int price : prices) { // @loop
    int held = hold;
    hold = Math.max(hold, rest - price); // @hold
    rest = Math.max(rest, sold); // @rest
    sold = held + price; // @sold
  }
  return Math.max(rest, sold); // @done
}
