// text is ASCII
boolean isPalindrome(String text) {
  int left = 0;
  int right = text.length() - 1; // @start
  while (left < right) { // @loop
    // Lowercase one character at a time: no copy of text.
    char a = Character.toLowerCase(text.charAt(left));
    char b = Character.toLowerCase(text.charAt(right));
    if (!Character.isLetterOrDigit(a)) {
      left++; // @skip-left
    } else if (!Character.isLetterOrDigit(b)) {
      right--; // @skip-right
    } else if (a != b) { // @compare
      return false; // @differ
    } else {
      left++; // @same
      right--;
    }
  }
  return true; // @done
}
