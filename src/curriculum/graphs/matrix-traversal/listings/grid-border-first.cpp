// Turns every 0 that no path of 0s joins to the border into 1.
// 130 has 'O' for 0 and 'X' for 1.
vector<vector<int>> closeLakes(vector<vector<int>>& grid) {
  int height = grid.size();
  int width = height == 0 ? 0 : grid[0].size();
  vector<pair<int, int>> stack;
  // What touches the border is open, so start there.
  for (int row = 0; row < height; row++) {
    stack.push_back({row, 0});
    stack.push_back({row, width - 1});
  }
  for (int col = 0; col < width; col++) {
    stack.push_back({0, col});
    stack.push_back({height - 1, col});
  }
  while (!stack.empty()) {
    auto [r, c] = stack.back();
    stack.pop_back();
    if (r < 0 || r == height || c < 0 || c == width) continue;
    if (grid[r][c] != 0) continue;
    grid[r][c] = 2;
    stack.push_back({r - 1, c});
    stack.push_back({r, c + 1});
    stack.push_back({r + 1, c});
    stack.push_back({r, c - 1});
  }
  for (auto& row : grid) {
    for (int& value : row) value = value == 2 ? 0 : 1;
  }
  return grid;
}
