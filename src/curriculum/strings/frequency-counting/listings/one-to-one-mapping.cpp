bool isOneToOne(const string& first, const string& second) {
  if (first.size() != second.size()) return false;
  unordered_map<char, char> forward, backward;
  for (size_t i = 0; i < first.size(); i++) {
    char a = first[i];
    char b = second[i];
    // emplace keeps an earlier partner, if there is one.
    if (forward.emplace(a, b).first->second != b) return false;
    // Without this, two characters could share an image.
    if (backward.emplace(b, a).first->second != a) return false;
  }
  return true;
}
