int longestUnique(const string& text) {
  unordered_set<char> window; // @start
  int n = text.size();
  int left = 0;
  int best = 0;
  for (int right = 0; right < n; right++) {
    while (window.count(text[right])) { // @enter
      window.erase(text[left]); // @shrink
      left++;
    }
    window.insert(text[right]); // @add
    best = max(best, right - left + 1); // @keep
  }
  return best; // @done
}
