// The profit fits in an int.
int maxProfit(const vector<int>& prices) {
  if (prices.empty()) return 0;
  // First day: buy or do nothing. No sale has earned yet.
  int hold = -prices[0];
  int rest = 0;
  int sold = 0; // @start
  for (size_t day = 1; day < prices.size(); day++) { // @loop
    int held = hold; // @save
    hold = max(hold, rest - prices[day]); // @hold
    rest = max(rest, sold); // @rest
    sold = held + prices[day]; // @sold
  }
  return max(rest, sold); // @done
}
