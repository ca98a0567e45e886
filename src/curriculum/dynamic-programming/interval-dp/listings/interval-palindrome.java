// text has at least one character.
int longestPalindromicSubsequence(String text) {
  int n = text.length();
  // best[i][j]: the longest palindrome within text[i..j]
  int[][] best = new int[n][n];
  // i runs downward, so that row i + 1 is final before row i.
  for (int i = n - 1; i >= 0; i--) {
    best[i][i] = 1;
    for (int j = i + 1; j < n; j++) {
      if (text.charAt(i) == text.charAt(j)) {
        // Equal ends wrap around whatever is inside.
        best[i][j] = best[i + 1][j - 1] + 2;
      } else {
        best[i][j] = Math.max(best[i + 1][j], best[i][j - 1]);
      }
    }
  }
  return best[0][n - 1];
}
