int countIslands(vector<vector<int>>& grid) {
    int height = grid.size();
    int width = height == 0 ? 0 : grid[0].size();
    vector<pair<int, int>> ways = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    int islands = 0; // @start
    for (int row = 0; row < height; row++) {
        for (int col = 0; col < width; col++) {
            if (grid[row][col] == 0) { // @scan
                continue; // @skip
            }
            islands++; // @found
            grid[row][col] = 0;
            queue<pair<int, int>> waiting({{row, col}});
            while (!waiting.empty()) {
                auto [r, c] = waiting.front(); // @take
                waiting.pop();
                for (auto [down, right] : ways) {
                    int y = r + down, x = c + right;
                    if (y < 0 || y == height) continue;
                    if (x < 0 || x == width) continue;
                    if (grid[y][x] == 1) { // @look
                        grid[y][x] = 0;
                        waiting.push({y, x}); // @spread
                    }
                }
            }
        }
    }
    return islands; // @done
}
