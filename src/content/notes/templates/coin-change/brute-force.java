// Safe to add 1 to.
final int IMPOSSIBLE = 1_000_000_000;

// All coins are positive.
int fewestCoins(int[] coins, int amount) {
  int answer = fewest(coins, amount);
  return answer >= IMPOSSIBLE ? -1 : answer;
}

int fewest(int[] coins, int a) {
  if (a == 0) return 0;
  int best = IMPOSSIBLE;
  for (int coin : coins) {
    if (coin > a) continue;
    int more = fewest(coins, a - coin) + 1;
    best = Math.min(best, more);
  }
  return best;
}
