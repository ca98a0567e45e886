static final int[][] DIRECTIONS = {
    {-1, 0}, {0, 1}, {1, 0}, {0, -1}};

// Cells are 1 and 0. If yours are '1' and '0',
// change the comparisons and the assignments.
int countIslands(int[][] grid) {
  int islands = 0; // @start
  for (int row = 0; row < grid.length; row++) {
    for (int col = 0; col < grid[row].length; col++) {
      if (grid[row][col] == 0) continue; // @scan @skip
      islands++; // @found
      sink(grid, row, col); // @sink
    }
  }
  return islands; // @done
}

void sink(int[][] grid, int row, int col) {
  grid[row][col] = 0;
  Queue<int[]> queue = new ArrayDeque<>();
  queue.add(new int[] {row, col});
  while (!queue.isEmpty()) {
    int[] cell = queue.poll(); // @take
    for (int[] step : DIRECTIONS) {
      int y = cell[0] + step[0];
      int x = cell[1] + step[1];
      if (y < 0 || y == grid.length) continue;
      if (x < 0 || x == grid[y].length) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0; // @mark
      queue.add(new int[] {y, x}); // @spread
    }
  }
}
