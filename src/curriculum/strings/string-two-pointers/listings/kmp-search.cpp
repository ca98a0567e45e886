// borders[i]: the length of the longest proper prefix of the first
// i + 1 characters that is also their suffix, so that much is kept.
vector<int> findBorders(const string& pattern) {
  int n = pattern.size();
  vector<int> borders(n);
  int length = 0;
  for (int i = 1; i < n; i++) {
    while (length > 0 && pattern[length] != pattern[i]) {
      length = borders[length - 1];
    }
    if (pattern[length] == pattern[i]) length++;
    borders[i] = length;
  }
  return borders;
}

// For a pattern with at least one character.
int findFirst(const string& text, const string& pattern) {
  vector<int> borders = findBorders(pattern);
  int n = text.size();
  int matched = 0;
  for (int i = 0; i < n; i++) {
    // Only matched falls back; i never does.
    while (matched > 0 && pattern[matched] != text[i]) {
      matched = borders[matched - 1];
    }
    if (pattern[matched] == text[i]) matched++;
    if (matched == int(pattern.size())) return i - matched + 1;
  }
  return -1;
}
