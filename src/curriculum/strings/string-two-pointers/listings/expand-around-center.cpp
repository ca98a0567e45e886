string longestPalindrome(const string& text) {
  int n = text.size();
  int bestStart = 0;
  int bestLength = 0;
  for (int center = 0; center < n; center++) {
    // A center is a character, or the gap after it.
    for (int start : {center, center + 1}) {
      int left = center;
      int right = start;
      while (left >= 0 && right < n && text[left] == text[right]) {
        left--;
        right++;
      }
      // The last step outward did not match.
      int length = right - left - 1;
      if (length > bestLength) {
        bestStart = left + 1;
        bestLength = length;
      }
    }
  }
  return text.substr(bestStart, bestLength);
}
