// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
boolean matches(String text, String pattern) {
  int rows = text.length() + 1;
  int cols = pattern.length() + 1;
  boolean[][] fits = new boolean[rows][cols];
  fits[0][0] = true;
  for (int i = 0; i < rows; i++) {
    for (int j = 1; j < cols; j++) {
      boolean isStar = pattern.charAt(j - 1) == '*';
      // A star belongs to the character before it.
      char symbol = pattern.charAt(isStar ? j - 2 : j - 1);
      boolean isSame = i > 0
          && (symbol == '.' || symbol == text.charAt(i - 1));
      if (isStar) {
        // Match nothing, or take one more and stay.
        fits[i][j] = fits[i][j - 2] || (isSame && fits[i - 1][j]);
      } else {
        fits[i][j] = isSame && fits[i - 1][j - 1];
      }
    }
  }
  return fits[rows - 1][cols - 1];
}
