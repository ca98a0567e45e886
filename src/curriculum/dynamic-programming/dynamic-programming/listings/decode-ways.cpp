// The number of ways fits in an int.
int numDecodings(const string& digits) {
  // Ways to read all digits but the last, and all digits so far.
  // The empty prefix has one way.
  int twoBack = 0;
  int oneBack = 1;
  for (size_t i = 0; i < digits.size(); i++) {
    int ways = 0;
    if (digits[i] != '0') ways += oneBack;
    if (i > 0) {
      // Two digits count only from 10 to 26, so 06 is not a letter.
      int pair = stoi(digits.substr(i - 1, 2));
      if (pair >= 10 && pair <= 26) ways += twoBack;
    }
    twoBack = oneBack;
    oneBack = ways;
  }
  return oneBack;
}
