int change(int amount, int[] coins) {
  int count = coins.length;
  int[][] ways;
  ways = new int[count + 1][amount + 1];
  for (int[] row : ways) row[0] = 1; // @start
  for (int i = 1; i <= count; i++) {
    int coin = coins[i - 1];
    for (int a = 1; a <= amount; a++) {
      int without = ways[i - 1][a]; // @without
      int again = 0;
      if (coin <= a) { // @fits
        again = ways[i][a - coin]; // @again
      }
      ways[i][a] = without + again;
    }
  }
  return ways[count][amount]; // @done
}
