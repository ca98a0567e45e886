// Safe to add 1 to.
const int impossible = 1'000'000'000;

int fewest(const vector<int>& coins, int a,
           vector<optional<int>>& memo) {
  if (a == 0) return 0;
  if (memo[a]) return *memo[a];
  int best = impossible;
  for (int coin : coins) {
    if (coin > a) continue;
    int more = fewest(coins, a - coin, memo) + 1;
    best = min(best, more);
  }
  memo[a] = best;
  return best;
}

// All coins are positive.
int fewestCoins(const vector<int>& coins, int amount) {
  vector<optional<int>> memo(amount + 1);
  int answer = fewest(coins, amount, memo);
  return answer >= impossible ? -1 : answer;
}
