void keep(vector<vector<int>>& grid, int r, int c) {
  int height = grid.size();
  int width = grid[0].size();
  if (r < 0 || r == height || c < 0 || c == width) return;
  if (grid[r][c] != 0) return;
  grid[r][c] = 2;
  keep(grid, r - 1, c);
  keep(grid, r, c + 1);
  keep(grid, r + 1, c);
  keep(grid, r, c - 1);
}

// Turns every 0 that no path of 0s joins to the border into 1.
vector<vector<int>> closeLakes(vector<vector<int>>& grid) {
  int height = grid.size();
  int width = grid[0].size();
  // What touches the border is open, so start there.
  for (int row = 0; row < height; row++) {
    keep(grid, row, 0);
    keep(grid, row, width - 1);
  }
  for (int col = 0; col < width; col++) {
    keep(grid, 0, col);
    keep(grid, height - 1, col);
  }
  for (auto& row : grid) {
    for (int& value : row) value = value == 2 ? 0 : 1;
  }
  return grid;
}
