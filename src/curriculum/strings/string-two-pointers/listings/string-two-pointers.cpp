// text is ASCII
bool isPalindrome(const string& text) {
  int left = 0;
  int right = int(text.size()) - 1; // @start
  while (left < right) { // @loop
    unsigned char a = text[left];
    unsigned char b = text[right];
    if (!isalnum(a)) {
      left++; // @skip-left
    } else if (!isalnum(b)) {
      right--; // @skip-right
    } else if (tolower(a) != tolower(b)) { // @compare
      return false; // @differ
    } else {
      left++; // @same
      right--;
    }
  }
  return true; // @done
}
