const int DIRECTIONS[4][2] = {
    {-1, 0}, {0, 1}, {1, 0}, {0, -1}};

void sink(vector<vector<int>>& grid, int row, int col) {
  int height = grid.size();
  int width = grid[0].size();
  grid[row][col] = 0;
  queue<pair<int, int>> waiting;
  waiting.push({row, col});
  while (!waiting.empty()) {
    auto [r, c] = waiting.front(); // @take
    waiting.pop();
    for (auto [down, right] : DIRECTIONS) {
      int y = r + down;
      int x = c + right;
      if (y < 0 || y == height) continue;
      if (x < 0 || x == width) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0; // @mark
      waiting.push({y, x}); // @spread
    }
  }
}

// Cells are 1 and 0. If yours are '1' and '0',
// change the comparisons and the assignments.
int countIslands(vector<vector<int>>& grid) {
  int islands = 0; // @start
  int height = grid.size();
  for (int row = 0; row < height; row++) {
    int width = grid[row].size();
    for (int col = 0; col < width; col++) {
      if (grid[row][col] == 0) continue; // @scan @skip
      islands++; // @found
      sink(grid, row, col); // @sink
    }
  }
  return islands; // @done
}
