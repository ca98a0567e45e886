bool isSubsequence(const string& shorter, const string& longer) {
  size_t matched = 0;
  for (char character : longer) {
    // The earliest match leaves the most for the rest.
    if (matched < shorter.size() && shorter[matched] == character) {
      matched++;
    }
  }
  return matched == shorter.size();
}
