// The profit fits in an int.
int maxProfit(const vector<int>& prices) {
  if (prices.empty()) return 0;
  // First day: buy or do nothing. No sale has earned yet.
  int hold = -prices[0];
  int rest = 0;
  int sold = 0; // @start
  for (size_t day = 1; day < prices.size(); day++) { // @loop
    // Five moves from yesterday:
    int keep = hold; // @keep
    int buy = rest - prices[day]; // @buy
    int wait = rest; // @wait
    int pause = sold; // @pause
    int sell = hold + prices[day]; // @sell
    hold = max(keep, buy); // @hold
    rest = max(wait, pause); // @rest
    sold = sell; // @sold
  }
  return max(rest, sold); // @done
}
