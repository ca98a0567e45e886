String longestCommonSubsequence(String a, String b) {
  int rows = a.length() + 1;
  int cols = b.length() + 1;
  int[][] best = new int[rows][cols]; // @start
  for (int i = 1; i < rows; i++) {
    int[] row = best[i], above = best[i - 1];
    for (int j = 1; j < cols; j++) {
      int left = row[j - 1];
      if (a.charAt(i - 1) == b.charAt(j - 1)) // @compare
        row[j] = above[j - 1] + 1; // @match
      else // @differ
        row[j] = Math.max(above[j], left);
    }
  }

  String letters = "";
  int i = rows - 1, j = cols - 1;
  while (best[i][j] > 0) {
    if (a.charAt(i - 1) == b.charAt(j - 1)) {
      letters = a.charAt(--i) + letters; // @take
      j--;
    } else if (best[i - 1][j] == best[i][j]) {
      i--; // @up
    } else {
      j--; // @back-left
    }
  }
  return letters; // @done
}
