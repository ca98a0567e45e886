// word has at least one character.
vector<int> anagramStarts(const string& text, const string& word) {
  // How often each character is missing from the window;
  // a surplus is negative, and a zero is erased.
  unordered_map<char, int> difference;
  auto change = [&](char character, int amount) {
    difference[character] += amount;
    if (difference[character] == 0) difference.erase(character);
  };
  for (char character : word) change(character, 1);
  int n = text.size();
  int length = word.size();
  vector<int> starts;
  for (int right = 0; right < n; right++) {
    change(text[right], -1);
    if (right >= length) change(text[right - length], 1);
    if (difference.empty()) starts.push_back(right - length + 1);
  }
  return starts;
}
