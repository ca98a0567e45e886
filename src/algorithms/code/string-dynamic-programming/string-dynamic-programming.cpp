string longestCommonSubsequence(
    string a, string b) {
  int rows = a.size() + 1;
  int cols = b.size() + 1;
  vector best(rows, vector<int>(cols)); // @start
  for (int i = 1; i < rows; i++) {
    auto& row = best[i];
    auto& above = best[i - 1];
    for (int j = 1; j < cols; j++) {
      int left = row[j - 1];
      if (a[i - 1] == b[j - 1]) // @compare
        row[j] = above[j - 1] + 1; // @match
      else // @differ
        row[j] = max(above[j], left);
    }
  }

  string letters;
  int i = rows - 1, j = cols - 1;
  while (best[i][j] > 0) {
    int up = best[i - 1][j];
    if (a[i - 1] == b[j - 1]) {
      letters = a[--i] + letters; // @take
      j--;
    } else if (up == best[i][j]) {
      i--; // @up
    } else {
      j--; // @back-left
    }
  }
  return letters; // @done
}
