// There is at least one value. All sums fit in an int.
bool predictTheWinner(const vector<int>& values) {
  int n = values.size();
  // lead[i][j]: by how much the player to move wins i to j
  vector<vector<int>> lead(n, vector<int>(n, 0));
  for (int i = 0; i < n; i++) {
    lead[i][i] = values[i];
  }
  for (int size = 2; size <= n; size++) {
    for (int i = 0; i + size <= n; i++) {
      int j = i + size - 1;
      // The opponent moves next: subtract their lead.
      int left = values[i] - lead[i + 1][j];
      int right = values[j] - lead[i][j - 1];
      lead[i][j] = max(left, right);
    }
  }
  return lead[0][n - 1] >= 0;
}
