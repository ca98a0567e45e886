// Cells are '0' and '1'. There is at least one row.
int maximalSquare(const vector<vector<char>>& grid) {
  int columns = grid[0].size();
  // side[j + 1]: the largest square of ones that ends in column j;
  // side[0] stays 0, so the first column needs no special case.
  vector<int> side(columns + 1, 0);
  int longest = 0;
  for (const auto& row : grid) {
    int diagonal = 0;
    for (int j = 0; j < columns; j++) {
      int above = side[j + 1];
      int limit = min({above, side[j], diagonal});
      side[j + 1] = row[j] == '1' ? limit + 1 : 0;
      longest = max(longest, side[j + 1]);
      // The old value here is diagonal to the next column.
      diagonal = above;
    }
  }
  return longest * longest;
}
