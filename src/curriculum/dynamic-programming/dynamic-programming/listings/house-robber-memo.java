// The recursion has a level per house: a few thousand
// levels at most.
// The total fits in an int.
int robWithMemo(int[] cash) {
  return bestFrom(0, cash, new Integer[cash.length]);
}

// The most that the houses from i on can give.
int bestFrom(int i, int[] cash, Integer[] memo) {
  if (i >= cash.length) return 0;
  if (memo[i] != null) return memo[i];
  int skip = bestFrom(i + 1, cash, memo);
  int take = cash[i] + bestFrom(i + 2, cash, memo);
  // Without the memo, the same i would be solved again and again.
  memo[i] = Math.max(skip, take);
  return memo[i];
}
