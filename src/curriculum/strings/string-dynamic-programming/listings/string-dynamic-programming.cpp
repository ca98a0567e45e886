string longestCommonSubsequence(
    const string& a, const string& b) {
  int rows = a.size() + 1;
  int cols = b.size() + 1;
  vector<vector<int>> best(rows, vector<int>(cols)); // @start
  for (int i = 1; i < rows; i++) {
    for (int j = 1; j < cols; j++) {
      if (a[i - 1] == b[j - 1]) { // @compare
        best[i][j] = best[i - 1][j - 1] + 1; // @match
      } else {
        int up = best[i - 1][j], left = best[i][j - 1];
        best[i][j] = max(up, left); // @differ
      }
    }
  }

  string letters;
  int i = rows - 1;
  int j = cols - 1;
  while (best[i][j] > 0) {
    if (a[i - 1] == b[j - 1]) {
      letters += a[i - 1]; // @take
      i--;
      j--;
    } else if (best[i - 1][j] == best[i][j]) {
      i--; // @up
    } else {
      j--; // @back-left
    }
  }
  // The walk back found the last letter first.
  reverse(letters.begin(), letters.end());
  return letters; // @done
}
