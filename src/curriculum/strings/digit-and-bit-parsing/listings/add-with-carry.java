// Each number has at least one digit.
String addStrings(String a, String b) {
  StringBuilder digits = new StringBuilder();
  int i = a.length() - 1;
  int j = b.length() - 1;
  int carry = 0;
  // The carry is part of the condition: 99 + 1 needs it.
  while (i >= 0 || j >= 0 || carry > 0) {
    int total = carry;
    if (i >= 0) total += a.charAt(i--) - '0';
    if (j >= 0) total += b.charAt(j--) - '0';
    digits.append(total % 10);
    carry = total / 10;
  }
  // The last digit was found first.
  return digits.reverse().toString();
}
