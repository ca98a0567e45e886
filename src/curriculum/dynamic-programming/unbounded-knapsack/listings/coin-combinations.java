// All coins are positive. The answer fits in an int.
int countCombinations(int amount, int[] coins) {
  int[] ways = new int[amount + 1];
  ways[0] = 1;
  // Coins outside: once coin 2 has its turn, coin 1 never comes
  // after it. So 1 + 2 and 2 + 1 are counted as one mix.
  for (int coin : coins) {
    for (int part = coin; part <= amount; part++) {
      ways[part] += ways[part - coin];
    }
  }
  return ways[amount];
}
