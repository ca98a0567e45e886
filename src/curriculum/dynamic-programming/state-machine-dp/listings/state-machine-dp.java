// The profit fits in an int.
int maxProfit(int[] prices) {
  if (prices.length == 0) return 0;
  // First day: buy or do nothing. No sale has earned yet.
  int hold = -prices[0];
  int rest = 0;
  int sold = 0; // @start
  for (int day = 1; day < prices.length; day++) { // @loop
    // Five moves from yesterday:
    int keep = hold; // @keep
    int buy = rest - prices[day]; // @buy
    int wait = rest; // @wait
    int pause = sold; // @pause
    int sell = hold + prices[day]; // @sell
    hold = Math.max(keep, buy); // @hold
    rest = Math.max(wait, pause); // @rest
    sold = sell; // @sold
  }
  return Math.max(rest, sold); // @done
}
