int change(int amount, int[] coins) {
  int[][] ways = new int[coins.length + 1][amount + 1];
  for (int[] row : ways) row[0] = 1; // @start
  for (int i = 1; i <= coins.length; i++) {
    int coin = coins[i - 1];
    for (int part = 1; part <= amount; part++) {
      int without = ways[i - 1][part]; // @without
      int again = 0;
      if (coin <= part) { // @fits
        again = ways[i][part - coin]; // @again
      }
      ways[i][part] = without + again;
    }
  }
  return ways[coins.length][amount]; // @done
}
