// Safe to add 1 to.
const int impossible = 1'000'000'000;

int fewest(const vector<int>& coins, int a) {
  if (a == 0) return 0;
  int best = impossible;
  for (int coin : coins) {
    if (coin > a) continue;
    best = min(best, fewest(coins, a - coin) + 1);
  }
  return best;
}

// All coins are positive.
int fewestCoins(const vector<int>& coins, int amount) {
  int answer = fewest(coins, amount);
  return answer >= impossible ? -1 : answer;
}
