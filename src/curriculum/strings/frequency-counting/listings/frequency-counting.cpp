bool isAnagram(const string& first, const string& second) {
  if (first.size() != second.size()) return false; // @length
  unordered_map<char, int> counts; // @start
  for (char letter : first) counts[letter]++; // @count
  for (char letter : second) {
    if (counts[letter] == 0) // @check
      return false; // @missing
    counts[letter]--; // @use
  }
  return true; // @done
}
