// k is 0 or more. The profit fits in an int.
int maxProfitWithKTrades(int k, const vector<int>& prices) {
  if (prices.empty()) return 0;
  // A trade takes two days, so a larger k changes nothing.
  k = min(k, (int)prices.size() / 2);
  // hold[t], free[t]: the best balance with t trades begun
  vector<int> hold(k + 1, -prices[0]);
  vector<int> free(k + 1, 0);
  for (size_t day = 1; day < prices.size(); day++) {
    // Downward: trade t starts from free[t - 1] of yesterday.
    for (int t = k; t >= 1; t--) {
      free[t] = max(free[t], hold[t] + prices[day]);
      hold[t] = max(hold[t], free[t - 1] - prices[day]);
    }
  }
  return free[k];
}
