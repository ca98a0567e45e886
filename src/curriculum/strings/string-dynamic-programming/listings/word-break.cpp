bool canSplit(const string& text, const vector<string>& words) {
  unordered_set<string> known(words.begin(), words.end());
  int n = text.size();
  // works[i]: the first i characters can be split into words.
  vector<bool> works(n + 1);
  works[0] = true;
  for (int end = 1; end <= n; end++) {
    for (int cut = 0; cut < end; cut++) {
      if (works[cut] && known.count(text.substr(cut, end - cut))) {
        works[end] = true;
        break; // One way is enough.
      }
    }
  }
  return works[n];
}
