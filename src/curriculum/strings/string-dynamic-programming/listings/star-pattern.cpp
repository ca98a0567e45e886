// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
bool matches(const string& text, const string& pattern) {
  int rows = text.size() + 1;
  int cols = pattern.size() + 1;
  vector<vector<bool>> fits(rows, vector<bool>(cols));
  fits[0][0] = true;
  for (int i = 0; i < rows; i++) {
    for (int j = 1; j < cols; j++) {
      bool isStar = pattern[j - 1] == '*';
      // A star belongs to the character before it.
      char symbol = pattern[isStar ? j - 2 : j - 1];
      bool isSame =
          i > 0 && (symbol == '.' || symbol == text[i - 1]);
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
