// There is at least one row and one column. The recursion has
// a level per step of a path: a few thousand levels at most.
// All sums fit in an int.
int minPathSumWithMemo(const vector<vector<int>>& costs) {
  int rows = costs.size();
  int columns = costs[0].size();
  vector<optional<int>> unknown(columns);
  vector<vector<optional<int>>> memo(rows, unknown);

  // The least cost of a path that ends in this cell.
  function<int(int, int)> leastTo = [&](int i, int j) {
    if (i == 0 && j == 0) return costs[0][0];
    if (memo[i][j]) return *memo[i][j];
    int before;
    if (i == 0) before = leastTo(0, j - 1);
    else if (j == 0) before = leastTo(i - 1, 0);
    else before = min(leastTo(i - 1, j), leastTo(i, j - 1));
    memo[i][j] = before + costs[i][j];
    return *memo[i][j];
  };

  // The calls find the order of the cells on their own.
  return leastTo(rows - 1, columns - 1);
}
