// There is at least one row and one column.
// All sums fit in an int.
int minPathSumOneRow(const vector<vector<int>>& costs) {
  int columns = costs[0].size();
  // Above the grid no path exists, except into the first cell.
  vector<int> least(columns, INT_MAX);
  least[0] = 0;
  for (const auto& row : costs) {
    least[0] += row[0];
    for (int j = 1; j < columns; j++) {
      // least[j] is still the cell above, least[j - 1] is
      // already the cell to the left.
      least[j] = min(least[j], least[j - 1]) + row[j];
    }
  }
  return least[columns - 1];
}
