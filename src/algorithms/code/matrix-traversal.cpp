void sink(vector<vector<int>>& grid, int row, int col) {
  int ways[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  int height = grid.size(), width = grid[0].size();
  grid[row][col] = 0;
  queue<pair<int, int>> waiting({{row, col}});
  while (!waiting.empty()) {
    auto [r, c] = waiting.front(); // @take
    waiting.pop();
    for (auto& way : ways) {
      int y = r + way[0], x = c + way[1];
      if (y < 0 || y == height) continue;
      if (x < 0 || x == width) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0;
      waiting.push({y, x}); // @spread
    }
  }
}

int countIslands(vector<vector<int>>& grid) {
  int islands = 0; // @start
  for (int row = 0; row < (int)grid.size(); row++) {
    for (int col = 0; col < (int)grid[0].size(); col++) {
      if (grid[row][col] == 0) continue; // @scan @skip
      islands++; // @found
      sink(grid, row, col);
    }
  }
  return islands; // @done
}
