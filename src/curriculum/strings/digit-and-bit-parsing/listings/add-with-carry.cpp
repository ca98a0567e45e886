// Each number has at least one digit.
string addStrings(const string& a, const string& b) {
  string digits;
  int i = int(a.size()) - 1;
  int j = int(b.size()) - 1;
  int carry = 0;
  // The carry is part of the condition: 99 + 1 needs it.
  while (i >= 0 || j >= 0 || carry > 0) {
    int total = carry;
    if (i >= 0) total += a[i--] - '0';
    if (j >= 0) total += b[j--] - '0';
    digits += char('0' + total % 10);
    carry = total / 10;
  }
  // The last digit was found first.
  reverse(digits.begin(), digits.end());
  return digits;
}
