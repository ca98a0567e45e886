// For a pattern with at least one character.
int findFirst(String text, String pattern) {
  int[] borders = findBorders(pattern);
  int matched = 0;
  for (int i = 0; i < text.length(); i++) {
    // Only matched falls back; i never does.
    while (matched > 0
        && pattern.charAt(matched) != text.charAt(i)) {
      matched = borders[matched - 1];
    }
    if (pattern.charAt(matched) == text.charAt(i)) matched++;
    if (matched == pattern.length()) return i - matched + 1;
  }
  return -1;
}

// borders[i]: the length of the longest proper prefix of the first
// i + 1 characters that is also their suffix, so that much is kept.
int[] findBorders(String pattern) {
  int[] borders = new int[pattern.length()];
  int length = 0;
  for (int i = 1; i < pattern.length(); i++) {
    while (length > 0
        && pattern.charAt(length) != pattern.charAt(i)) {
      length = borders[length - 1];
    }
    if (pattern.charAt(length) == pattern.charAt(i)) length++;
    borders[i] = length;
  }
  return borders;
}
