// Safe to add 1 to.
final int IMPOSSIBLE = 1_000_000_000;

// All coins are positive.
int fewestCoins(int[] coins, int amount) {
  Integer[] memo = new Integer[amount + 1];
  int answer = fewest(coins, amount, memo);
  return answer >= IMPOSSIBLE ? -1 : answer;
}

int fewest(int[] coins, int a, Integer[] memo) {
  if (a == 0) return 0;
  if (memo[a] != null) return memo[a];
  int best = IMPOSSIBLE;
  for (int coin : coins) {
    if (coin > a) continue;
    int more = fewest(coins, a - coin, memo) + 1;
    best = Math.min(best, more);
  }
  memo[a] = best;
  return best;
}
