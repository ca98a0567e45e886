// All coins are positive, and there is at least one.
int fewestCoins(int[] coins, int amount) {
  // More coins than any answer needs.
  int impossible = amount + 1;
  // No cell further back is read.
  int size = Arrays.stream(coins).max().getAsInt();
  int[] row = new int[size];
  Arrays.fill(row, impossible);
  row[0] = 0;
  for (int a = 1; a <= amount; a++) {
    int best = impossible;
    for (int coin : coins) {
      if (coin > a) continue;
      int more = row[(a - coin) % size] + 1;
      best = Math.min(best, more);
    }
    row[a % size] = best; // over the oldest cell
  }
  int answer = row[amount % size];
  return answer == impossible ? -1 : answer;
}
