// removals is from 0 to the number of digits.
String smallestNumber(String digits, int removals) {
  StringBuilder kept = new StringBuilder();
  for (char digit : digits.toCharArray()) {
    // A smaller digit in an earlier position always wins.
    while (removals > 0 && kept.length() > 0
        && kept.charAt(kept.length() - 1) > digit) {
      kept.setLength(kept.length() - 1);
      removals--;
    }
    kept.append(digit);
  }
  // If removals are left, the digits never decrease: cut the end.
  kept.setLength(kept.length() - removals);
  int start = 0;
  while (start < kept.length() && kept.charAt(start) == '0') start++;
  return start == kept.length() ? "0" : kept.substring(start);
}
