// All coins are positive, and there is at least one.
int fewestCoins(const vector<int>& coins, int amount) {
  // More coins than any answer needs.
  int impossible = amount + 1;
  // No cell further back is read.
  int size = *max_element(coins.begin(), coins.end());
  vector<int> row(size, impossible);
  row[0] = 0;
  for (int a = 1; a <= amount; a++) {
    int best = impossible;
    for (int coin : coins) {
      if (coin > a) continue;
      best = min(best, row[(a - coin) % size] + 1);
    }
    row[a % size] = best; // over the oldest cell
  }
  int answer = row[amount % size];
  return answer == impossible ? -1 : answer;
}
