// All coins are positive. The answer fits in an int.
int change(int amount, const vector<int>& coins) {
  int count = coins.size();
  // Counts that the answer does not use may wrap around.
  vector<unsigned> zeros(amount + 1, 0);
  vector<vector<unsigned>> ways(count + 1, zeros);
  for (auto& row : ways) row[0] = 1; // @start
  for (int i = 1; i <= count; i++) {
    int coin = coins[i - 1];
    for (int part = 1; part <= amount; part++) { // @cell
      unsigned without = ways[i - 1][part]; // @without
      unsigned again = 0;
      if (coin <= part) { // @fits
        // This row: the coin may come again.
        again = ways[i][part - coin]; // @again
      }
      ways[i][part] = without + again; // @sum
    }
  }
  return ways[count][amount]; // @done
}
