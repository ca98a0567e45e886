// There is at least one row and one column. The recursion has
// a level per step of a path: a few thousand levels at most.
// All sums fit in an int.
int minPathSumWithMemo(int[][] costs) {
  int rows = costs.length;
  int columns = costs[0].length;
  // The calls find the order of the cells on their own.
  Integer[][] memo = new Integer[rows][columns];
  return leastTo(rows - 1, columns - 1, costs, memo);
}

// The least cost of a path that ends in this cell.
int leastTo(int i, int j, int[][] costs, Integer[][] memo) {
  if (i == 0 && j == 0) return costs[0][0];
  if (memo[i][j] != null) return memo[i][j];
  int before;
  if (i == 0) {
    before = leastTo(0, j - 1, costs, memo);
  } else if (j == 0) {
    before = leastTo(i - 1, 0, costs, memo);
  } else {
    int above = leastTo(i - 1, j, costs, memo);
    int left = leastTo(i, j - 1, costs, memo);
    before = Math.min(above, left);
  }
  memo[i][j] = before + costs[i][j];
  return memo[i][j];
}
