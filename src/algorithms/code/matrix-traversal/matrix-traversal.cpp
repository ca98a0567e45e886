using Grid = vector<vector<int>>;

void sink(Grid& grid, int row, int col) {
  int h = grid.size(), w = grid[0].size();
  int to[] = {-1, 0, 1, 0, -1};
  grid[row][col] = 0;
  queue<pair<int, int>> todo({{row, col}});
  while (!todo.empty()) {
    auto [r, c] = todo.front(); // @take
    todo.pop();
    for (int i = 0; i < 4; i++) {
      int y = r + to[i], x = c + to[i + 1];
      if (y < 0 || y == h) continue;
      if (x < 0 || x == w) continue;
      if (grid[y][x] == 0) continue; // @look
      grid[y][x] = 0;
      todo.push({y, x}); // @spread
    }
  }
}

int countIslands(Grid& grid) {
  int islands = 0, h = grid.size(); // @start
  int w = h == 0 ? 0 : grid[0].size();
  for (int at = 0; at < h * w; at++) {
    int y = at / w, x = at % w;
    if (grid[y][x] == 0) continue; // @scan @skip
    islands++; // @found
    sink(grid, y, x);
  }
  return islands; // @done
}
