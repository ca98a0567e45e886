// The coins themselves, or an empty list.
List<Integer> coinsUsed(int[] coins, int amount) {
  // More coins than any answer needs.
  int impossible = amount + 1;
  int[] fewest = new int[amount + 1];
  Arrays.fill(fewest, impossible);
  fewest[0] = 0;
  // The last coin put down.
  int[] last = new int[amount + 1];
  for (int a = 1; a <= amount; a++) {
    for (int coin : coins) {
      if (coin > a) continue;
      int more = fewest[a - coin] + 1;
      if (more < fewest[a]) {
        fewest[a] = more;
        last[a] = coin;
      }
    }
  }
  List<Integer> used = new ArrayList<>();
  if (fewest[amount] == impossible) return used;
  while (amount > 0) {
    used.add(last[amount]);
    amount -= last[amount];
  }
  return used;
}
