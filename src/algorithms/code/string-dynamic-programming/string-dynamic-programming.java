String longestCommonSubsequence(
    String a, String b) {
  int rows = a.length() + 1;
  int cols = b.length() + 1;
  int[][] best = new int[rows][cols]; // @start
  for (int i = 1; i < rows; i++) {
    int[] row = best[i];
    int[] above = best[i - 1];
    char letter = a.charAt(i - 1);
    for (int j = 1; j < cols; j++) {
      int left = row[j - 1];
      if (letter == b.charAt(j - 1)) // @compare
        row[j] = above[j - 1] + 1; // @match
      else // @differ
        row[j] = Math.max(above[j], left);
    }
  }

  String letters = "";
  int i = rows - 1, j = cols - 1;
  while (best[i][j] > 0) {
    char letter = a.charAt(i - 1);
    int up = best[i - 1][j];
    if (letter == b.charAt(j - 1)) {
      letters = letter + letters; // @take
      i--;
      j--;
    } else if (up == best[i][j]) {
      i--; // @up
    } else {
      j--; // @back-left
    }
  }
  return letters; // @done
}
