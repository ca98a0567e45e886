// All coins are positive. The answer fits in an int.
int change(int amount, int[] coins) {
  int count = coins.length;
  int[][] ways = new int[count + 1][amount + 1];
  for (int[] row : ways) row[0] = 1; // @start
  for (int i = 1; i <= count; i++) {
    int coin = coins[i - 1];
    for (int part = 1; part <= amount; part++) { // @cell
      int without = ways[i - 1][part]; // @without
      int again = 0;
      if (coin <= part) { // @fits
        // This row: the coin may come again.
        again = ways[i][part - coin]; // @again
      }
      ways[i][part] = without + again; // @sum
    }
  }
  return ways[count][amount]; // @done
}
