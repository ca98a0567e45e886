// 186 passes a vector<char>: there, std::find finds the spaces.
void reverseWords(string& text) {
  // Reversing everything puts the words in the right order,
  // each of them spelled backward.
  reverse(text.begin(), text.end());
  size_t start = 0;
  while (start < text.size()) {
    size_t end = min(text.find(' ', start), text.size());
    reverse(text.begin() + start, text.begin() + end);
    start = end + 1;
  }
}
