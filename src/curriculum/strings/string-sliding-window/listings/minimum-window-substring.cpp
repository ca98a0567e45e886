string shortestCover(const string& text, const string& needed) {
  if (needed.empty()) return ""; // An empty window covers it.
  unordered_map<char, int> missing;
  for (char character : needed) missing[character]++;
  int missingTotal = needed.size();
  int n = text.size();
  int left = 0;
  int bestStart = 0;
  int bestLength = INT_MAX;
  for (int right = 0; right < n; right++) {
    if (missing[text[right]] > 0) missingTotal--;
    missing[text[right]]--; // A surplus is negative.
    while (missingTotal == 0) {
      if (right - left + 1 < bestLength) {
        bestStart = left;
        bestLength = right - left + 1;
      }
      missing[text[left]]++;
      if (missing[text[left]] > 0) missingTotal++;
      left++;
    }
  }
  if (bestLength == INT_MAX) return "";
  return text.substr(bestStart, bestLength);
}
