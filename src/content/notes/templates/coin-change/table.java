// All coins are positive.
int fewestCoins(int[] coins, int amount) {
  // More coins than any answer needs.
  int impossible = amount + 1;
  int[] fewest = new int[amount + 1];
  Arrays.fill(fewest, impossible);
  fewest[0] = 0;
  for (int a = 1; a <= amount; a++) {
    for (int coin : coins) {
      if (coin > a) continue;
      int more = fewest[a - coin] + 1;
      fewest[a] = Math.min(fewest[a], more);
    }
  }
  int answer = fewest[amount];
  return answer == impossible ? -1 : answer;
}
