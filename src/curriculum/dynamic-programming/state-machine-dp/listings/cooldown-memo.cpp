// The recursion has a level per day: a few thousand levels
// at most.
// The profit fits in an int.
int maxProfitWithMemo(const vector<int>& prices) {
  int days = prices.size();
  vector<array<optional<int>, 2>> memo(days);

  // The most that can still be earned from that day on.
  function<int(int, bool)> bestFrom = [&](int day, bool holding) {
    if (day >= days) return 0;
    optional<int>& best = memo[day][holding];
    if (best) return *best;
    int wait = bestFrom(day + 1, holding);
    // Skip the day after the sale: it is the cooldown.
    int trade = holding
        ? bestFrom(day + 2, false) + prices[day]
        : bestFrom(day + 1, true) - prices[day];
    best = max(wait, trade);
    return *best;
  };

  return bestFrom(0, false);
}
