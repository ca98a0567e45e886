// The number of ways fits in an int.
int numDecodings(String digits) {
  // Ways to read all digits but the last, and all digits so far.
  // The empty prefix has one way.
  int twoBack = 0;
  int oneBack = 1;
  for (int i = 0; i < digits.length(); i++) {
    int ways = 0;
    if (digits.charAt(i) != '0') ways += oneBack;
    if (i > 0) {
      // Two digits count only from 10 to 26, so 06 is not a letter.
      int pair = Integer.parseInt(digits.substring(i - 1, i + 1));
      if (pair >= 10 && pair <= 26) ways += twoBack;
    }
    twoBack = oneBack;
    oneBack = ways;
  }
  return oneBack;
}
