int firstUnique(const string& text) {
  unordered_map<char, int> counts;
  for (char character : text) counts[character]++;
  // The counts forgot the order, so scan the string again.
  int n = text.size();
  for (int index = 0; index < n; index++) {
    if (counts[text[index]] == 1) return index;
  }
  return -1;
}
