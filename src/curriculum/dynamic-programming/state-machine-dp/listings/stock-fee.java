// The profit and each price plus fee fit in an int.
int maxProfitWithFee(int[] prices, int fee) {
  if (prices.length == 0) return 0;
  int hold = -prices[0];
  int free = 0;
  for (int day = 1; day < prices.length; day++) {
    // Both moves start from yesterday's values.
    int buy = free - prices[day];
    int sell = hold + prices[day] - fee;
    hold = Math.max(hold, buy);
    free = Math.max(free, sell);
  }
  // A share still held is money lost, so free is the answer.
  return free;
}
