boolean isPalindrome(String text) {
  text = text.toLowerCase();
  int left = 0;
  int right = text.length() - 1; // @start
  while (left < right) { // @loop
    char a = text.charAt(left);
    char b = text.charAt(right);
    if (!Character.isLetterOrDigit(a)) {
      left++; // @skip-left
    } else if (
        !Character.isLetterOrDigit(b)) {
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
