// All coins are positive.
int coinChange(int[] coins, int amount) {
  // More coins than any answer needs, and safe to add 1 to.
  int impossible = amount + 1;
  int[] fewest = new int[amount + 1];
  Arrays.fill(fewest, impossible);
  fewest[0] = 0;
  for (int coin : coins) {
    // Upward: fewest[part - coin] may already contain this coin.
    for (int part = coin; part <= amount; part++) {
      fewest[part] = Math.min(fewest[part], fewest[part - coin] + 1);
    }
  }
  return fewest[amount] == impossible ? -1 : fewest[amount];
}
