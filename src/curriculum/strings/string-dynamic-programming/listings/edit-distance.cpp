int editDistance(const string& a, const string& b) {
  int rows = a.size() + 1;
  int cols = b.size() + 1;
  vector<vector<int>> cost(rows, vector<int>(cols));
  // Delete all of a's prefix, or insert all of b's prefix.
  for (int i = 0; i < rows; i++) cost[i][0] = i;
  for (int j = 0; j < cols; j++) cost[0][j] = j;
  for (int i = 1; i < rows; i++) {
    for (int j = 1; j < cols; j++) {
      if (a[i - 1] == b[j - 1]) {
        cost[i][j] = cost[i - 1][j - 1];
      } else {
        int remove = cost[i - 1][j];
        int insert = cost[i][j - 1];
        int replace = cost[i - 1][j - 1];
        cost[i][j] = 1 + min({remove, insert, replace});
      }
    }
  }
  return cost[rows - 1][cols - 1];
}
