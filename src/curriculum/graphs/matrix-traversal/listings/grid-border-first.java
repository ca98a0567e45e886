// Turns every 0 that no path of 0s joins to the border into 1.
// 130 has 'O' for 0 and 'X' for 1.
int[][] closeLakes(int[][] grid) {
  int height = grid.length;
  int width = height == 0 ? 0 : grid[0].length;
  Deque<int[]> stack = new ArrayDeque<>();
  // What touches the border is open, so start there.
  for (int row = 0; row < height; row++) {
    stack.push(new int[] {row, 0});
    stack.push(new int[] {row, width - 1});
  }
  for (int col = 0; col < width; col++) {
    stack.push(new int[] {0, col});
    stack.push(new int[] {height - 1, col});
  }
  while (!stack.isEmpty()) {
    int[] cell = stack.pop();
    int r = cell[0];
    int c = cell[1];
    if (r < 0 || r == height || c < 0 || c == width) continue;
    if (grid[r][c] != 0) continue;
    grid[r][c] = 2;
    stack.push(new int[] {r - 1, c});
    stack.push(new int[] {r, c + 1});
    stack.push(new int[] {r + 1, c});
    stack.push(new int[] {r, c - 1});
  }
  for (int[] row : grid) {
    for (int col = 0; col < width; col++) {
      row[col] = row[col] == 2 ? 0 : 1;
    }
  }
  return grid;
}
