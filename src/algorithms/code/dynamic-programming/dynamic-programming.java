int coinChange(int[] coins, int amount) {
  int never = amount + 1;
  int[] fewest = new int[amount + 1];
  Arrays.fill(fewest, never);
  fewest[0] = 0; // @start
  for (int part = 1; part < never; part++) {
    for (int coin : coins) {
      if (coin > part) continue; // @fits
      int rest = part - coin;
      int count = fewest[rest] + 1; // @try
      if (count < fewest[part]) { // @compare
        fewest[part] = count; // @better
      }
    }
  }
  if (fewest[amount] == never) return -1; // @none
  return fewest[amount]; // @done
}
