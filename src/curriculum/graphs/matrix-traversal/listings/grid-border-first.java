/** Turns every 0 that no path of 0s joins to the border into 1. */
int[][] closeLakes(int[][] grid) {
  int height = grid.length;
  int width = grid[0].length;
  // What touches the border is open, so start there.
  for (int row = 0; row < height; row++) {
    keep(grid, row, 0);
    keep(grid, row, width - 1);
  }
  for (int col = 0; col < width; col++) {
    keep(grid, 0, col);
    keep(grid, height - 1, col);
  }
  for (int[] row : grid) {
    for (int col = 0; col < width; col++) {
      row[col] = row[col] == 2 ? 0 : 1;
    }
  }
  return grid;
}

void keep(int[][] grid, int r, int c) {
  if (r < 0 || r == grid.length) return;
  if (c < 0 || c == grid[r].length) return;
  if (grid[r][c] != 0) return;
  grid[r][c] = 2;
  keep(grid, r - 1, c);
  keep(grid, r, c + 1);
  keep(grid, r + 1, c);
  keep(grid, r, c - 1);
}
