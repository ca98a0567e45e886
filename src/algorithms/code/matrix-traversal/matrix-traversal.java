int countIslands(int[][] grid) {
  int islands = 0; // @start
  for (int y = 0; y < grid.length; y++) {
    int width = grid[y].length;
    for (int x = 0; x < width; x++) {
      if (grid[y][x] == 0) continue; // @scan @skip
      islands++; // @found
      sink(grid, y, x);
    }
  }
  return islands; // @done
}

void sink(int[][] grid, int row, int col) {
  int h = grid.length, w = grid[0].length;
  int[] ways = {-1, 0, 1, 0, -1};
  grid[row][col] = 0;
  var queue = new ArrayDeque<int[]>();
  queue.add(new int[] {row, col});
  while (!queue.isEmpty()) {
    int[] at = queue.poll(); // @take
    for (int i = 0; i < 4; i++) {
      int y = at[0] + ways[i];
      int x = at[1] + ways[i + 1];
      if (y < 0 || y == h) continue;
      if (x < 0 || x == w) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0;
      queue.add(new int[] {y, x}); // @spread
    }
  }
}
