// text has at least one character.
int longestPalindromicSubsequence(const string& text) {
  int n = text.size();
  // best[i][j]: the longest palindrome within text[i..j]
  vector<vector<int>> best(n, vector<int>(n, 0));
  // i runs downward, so that row i + 1 is final before row i.
  for (int i = n - 1; i >= 0; i--) {
    best[i][i] = 1;
    for (int j = i + 1; j < n; j++) {
      if (text[i] == text[j]) {
        // Equal ends wrap around whatever is inside.
        best[i][j] = best[i + 1][j - 1] + 2;
      } else {
        best[i][j] = max(best[i + 1][j], best[i][j - 1]);
      }
    }
  }
  return best[0][n - 1];
}
