int countIslands(int[][] grid) {
  int islands = 0; // @start
  for (int row = 0; row < grid.length; row++) {
    for (int col = 0; col < grid[0].length; col++) {
      if (grid[row][col] == 0) continue; // @scan @skip
      islands++; // @found
      sink(grid, row, col);
    }
  }
  return islands; // @done
}

void sink(int[][] grid, int row, int col) {
  int[][] ways = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  grid[row][col] = 0;
  Queue<int[]> queue = new ArrayDeque<>();
  queue.add(new int[] {row, col});
  while (!queue.isEmpty()) {
    int[] cell = queue.poll(); // @take
    for (int[] way : ways) {
      int y = cell[0] + way[0], x = cell[1] + way[1];
      if (y < 0 || y == grid.length) continue;
      if (x < 0 || x == grid[0].length) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0;
      queue.add(new int[] {y, x}); // @spread
    }
  }
}
