// k is 0 or more. The profit fits in an int.
int maxProfitWithKTrades(int k, int[] prices) {
  if (prices.length == 0) return 0;
  // A trade takes two days, so a larger k changes nothing.
  k = Math.min(k, prices.length / 2);
  // hold[t], free[t]: the best balance with t trades begun
  int[] hold = new int[k + 1];
  int[] free = new int[k + 1];
  Arrays.fill(hold, -prices[0]);
  for (int day = 1; day < prices.length; day++) {
    // Downward: trade t starts from free[t - 1] of yesterday.
    for (int t = k; t >= 1; t--) {
      free[t] = Math.max(free[t], hold[t] + prices[day]);
      hold[t] = Math.max(hold[t], free[t - 1] - prices[day]);
    }
  }
  return free[k];
}
