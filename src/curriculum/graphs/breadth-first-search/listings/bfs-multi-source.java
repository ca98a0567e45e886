/** Sources are 1; the answer is -1 for cells that none reaches. */
int[][] distanceToNearestSource(int[][] grid) {
  int[][] distance = new int[grid.length][];
  Queue<int[]> queue = new ArrayDeque<>();
  for (int r = 0; r < grid.length; r++) {
    distance[r] = new int[grid[r].length];
    Arrays.fill(distance[r], -1);
    for (int c = 0; c < grid[r].length; c++) {
      if (grid[r][c] != 1) continue;
      distance[r][c] = 0;
      queue.add(new int[] {r, c});
    }
  }

  // All sources are in the queue before the first one is taken.
  int[][] directions = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  while (!queue.isEmpty()) {
    int[] cell = queue.poll();
    for (int[] step : directions) {
      int y = cell[0] + step[0];
      int x = cell[1] + step[1];
      if (y < 0 || y == grid.length) continue;
      if (x < 0 || x == grid[y].length) continue;
      if (distance[y][x] != -1) continue;
      distance[y][x] = distance[cell[0]][cell[1]] + 1;
      queue.add(new int[] {y, x});
    }
  }
  return distance;
}
