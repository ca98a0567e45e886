// The most that the houses from i on can give.
int bestFrom(int i, const vector<int>& cash,
             vector<optional<int>>& memo) {
  if (i >= static_cast<int>(cash.size())) return 0;
  if (memo[i]) return *memo[i];
  int skip = bestFrom(i + 1, cash, memo);
  int take = cash[i] + bestFrom(i + 2, cash, memo);
  // Without the memo, the same i would be solved again and again.
  memo[i] = max(skip, take);
  return *memo[i];
}

// The recursion has a level per house: a few thousand
// levels at most.
// The total fits in an int.
int robWithMemo(const vector<int>& cash) {
  vector<optional<int>> memo(cash.size());
  return bestFrom(0, cash, memo);
}
