// The recursion has a level per day: a few thousand levels
// at most.
// The profit fits in an int.
int maxProfitWithMemo(int[] prices) {
  Integer[][] memo = new Integer[prices.length][2];
  return bestFrom(0, false, prices, memo);
}

// The most that can still be earned from that day on.
int bestFrom(int day, boolean holding, int[] prices,
    Integer[][] memo) {
  if (day >= prices.length) return 0;
  int mode = holding ? 1 : 0;
  if (memo[day][mode] != null) return memo[day][mode];
  int wait = bestFrom(day + 1, holding, prices, memo);
  int trade;
  if (holding) {
    // Skip the day after the sale: it is the cooldown.
    trade = bestFrom(day + 2, false, prices, memo) + prices[day];
  } else {
    trade = bestFrom(day + 1, true, prices, memo) - prices[day];
  }
  memo[day][mode] = Math.max(wait, trade);
  return memo[day][mode];
}
