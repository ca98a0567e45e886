// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
// The recursion has a level per character of both: a few
// thousand levels at most.
boolean matchesWithMemo(String text, String pattern) {
  Boolean[][] memo =
      new Boolean[text.length() + 1][pattern.length()];
  // Pairs that no attempt reaches are never solved.
  return fits(0, 0, text, pattern, memo);
}

// Whether text from i on fits pattern from j on.
boolean fits(int i, int j, String text, String pattern,
    Boolean[][] memo) {
  if (j == pattern.length()) return i == text.length();
  if (memo[i][j] != null) return memo[i][j];
  char symbol = pattern.charAt(j);
  boolean one = i < text.length()
      && (symbol == '.' || symbol == text.charAt(i));
  if (pattern.startsWith("*", j + 1)) {
    // Match nothing, or take one more and stay.
    memo[i][j] = fits(i, j + 2, text, pattern, memo)
        || (one && fits(i + 1, j, text, pattern, memo));
  } else {
    memo[i][j] = one && fits(i + 1, j + 1, text, pattern, memo);
  }
  return memo[i][j];
}
