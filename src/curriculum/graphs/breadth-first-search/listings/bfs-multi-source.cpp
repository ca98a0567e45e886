// Sources are 1; the answer is -1 for cells that none reaches.
vector<vector<int>> distanceToNearestSource(
    const vector<vector<int>>& grid) {
  int height = grid.size();
  int width = height == 0 ? 0 : grid[0].size();
  vector<vector<int>> distance(height, vector<int>(width, -1));
  queue<pair<int, int>> waiting;
  for (int r = 0; r < height; r++) {
    for (int c = 0; c < width; c++) {
      if (grid[r][c] != 1) continue;
      distance[r][c] = 0;
      waiting.push({r, c});
    }
  }

  // All sources are in the queue before the first one is taken.
  const int directions[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  while (!waiting.empty()) {
    auto [r, c] = waiting.front();
    waiting.pop();
    for (auto [down, right] : directions) {
      int y = r + down;
      int x = c + right;
      if (y < 0 || y == height || x < 0 || x == width) continue;
      if (distance[y][x] != -1) continue;
      distance[y][x] = distance[r][c] + 1;
      waiting.push({y, x});
    }
  }
  return distance;
}
