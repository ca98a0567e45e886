// The profit and each price plus fee fit in an int.
int maxProfitWithFee(const vector<int>& prices, int fee) {
  if (prices.empty()) return 0;
  int hold = -prices[0];
  int free = 0;
  for (size_t day = 1; day < prices.size(); day++) {
    // Both moves start from yesterday's values.
    int buy = free - prices[day];
    int sell = hold + prices[day] - fee;
    hold = max(hold, buy);
    free = max(free, sell);
  }
  // A share still held is money lost, so free is the answer.
  return free;
}
