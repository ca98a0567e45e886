// The profit fits in an int.
int maxProfit(int[] prices) {
  if (prices.length == 0) return 0;
  // First day: buy or do nothing. No sale has earned yet.
  int hold = -prices[0];
  int rest = 0;
  int sold = 0; // @start
  for (int day = 1; day < prices.length; day++) { // @loop
    int held = hold; // @save
    hold = Math.max(hold, rest - prices[day]); // @hold
    rest = Math.max(rest, sold); // @rest
    sold = held + prices[day]; // @sold
  }
  return Math.max(rest, sold); // @done
}
