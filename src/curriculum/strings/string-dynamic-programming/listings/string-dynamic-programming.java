String longestCommonSubsequence(String a, String b) {
  int rows = a.length() + 1;
  int cols = b.length() + 1;
  int[][] best = new int[rows][cols]; // @start
  for (int i = 1; i < rows; i++) {
    for (int j = 1; j < cols; j++) {
      if (a.charAt(i - 1) == b.charAt(j - 1)) { // @compare
        best[i][j] = best[i - 1][j - 1] + 1; // @match
      } else {
        int up = best[i - 1][j], left = best[i][j - 1];
        best[i][j] = Math.max(up, left); // @differ
      }
    }
  }

  StringBuilder letters = new StringBuilder();
  int i = rows - 1;
  int j = cols - 1;
  while (best[i][j] > 0) {
    if (a.charAt(i - 1) == b.charAt(j - 1)) {
      letters.append(a.charAt(i - 1)); // @take
      i--;
      j--;
    } else if (best[i - 1][j] == best[i][j]) {
      i--; // @up
    } else {
      j--; // @back-left
    }
  }
  // The walk back found the last letter first.
  return letters.reverse().toString(); // @done
}
