int editDistance(String a, String b) {
  int[][] cost = new int[a.length() + 1][b.length() + 1];
  // Delete all of a's prefix, or insert all of b's prefix.
  for (int i = 0; i <= a.length(); i++) cost[i][0] = i;
  for (int j = 0; j <= b.length(); j++) cost[0][j] = j;
  for (int i = 1; i <= a.length(); i++) {
    for (int j = 1; j <= b.length(); j++) {
      if (a.charAt(i - 1) == b.charAt(j - 1)) {
        cost[i][j] = cost[i - 1][j - 1];
      } else {
        int delete = cost[i - 1][j];
        int insert = cost[i][j - 1];
        int replace = cost[i - 1][j - 1];
        cost[i][j] = 1 + Math.min(replace, Math.min(delete, insert));
      }
    }
  }
  return cost[a.length()][b.length()];
}
