boolean isSubsequence(String shorter, String longer) {
  int matched = 0;
  for (int i = 0; i < longer.length(); i++) {
    // The earliest match leaves the most for the rest.
    if (matched < shorter.length()
        && shorter.charAt(matched) == longer.charAt(i)) {
      matched++;
    }
  }
  return matched == shorter.length();
}
