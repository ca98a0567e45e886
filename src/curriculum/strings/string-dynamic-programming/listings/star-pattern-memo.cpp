// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
// The recursion has a level per character of both: a few
// thousand levels at most.
bool matchesWithMemo(const string& text, const string& pattern) {
  size_t n = text.size(), m = pattern.size();
  vector<optional<bool>> unknown(m);
  vector<vector<optional<bool>>> memo(n + 1, unknown);

  // Whether text from i on fits pattern from j on.
  function<bool(size_t, size_t)> fits = [&](size_t i, size_t j) {
    if (j == m) return i == n;
    if (memo[i][j]) return *memo[i][j];
    bool one =
        i < n && (pattern[j] == '.' || pattern[j] == text[i]);
    if (j + 1 < m && pattern[j + 1] == '*') {
      // Match nothing, or take one more and stay.
      memo[i][j] = fits(i, j + 2) || (one && fits(i + 1, j));
    } else {
      memo[i][j] = one && fits(i + 1, j + 1);
    }
    return *memo[i][j];
  };

  // Pairs that no attempt reaches are never solved.
  return fits(0, 0);
}
