// There is at least one row and one column.
// All sums fit in an int.
int minPathSum(const vector<vector<int>>& costs) {
  int rows = costs.size();
  int columns = costs[0].size();
  vector<vector<int>> least = costs; // @state
  for (int i = 0; i < rows; i++) {
    for (int j = 0; j < columns; j++) { // @cell
      int before = 0; // @start
      if (i > 0 && j > 0) { // @choice
        int above = least[i - 1][j]; // @above
        int left = least[i][j - 1]; // @left
        before = min(above, left); // @inner
      } else if (j > 0) {
        before = least[0][j - 1]; // @first-row
      } else if (i > 0) {
        before = least[i - 1][0]; // @first-column
      }
      least[i][j] = before + costs[i][j]; // @sum
    }
  }
  return least[rows - 1][columns - 1]; // @done
}
