String longestPalindrome(String text) {
  int bestStart = 0;
  int bestLength = 0;
  for (int center = 0; center < text.length(); center++) {
    // A center is a character, or the gap after it.
    for (int start = center; start <= center + 1; start++) {
      int left = center;
      int right = start;
      while (left >= 0 && right < text.length()
          && text.charAt(left) == text.charAt(right)) {
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
  return text.substring(bestStart, bestStart + bestLength);
}
