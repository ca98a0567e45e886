// All characters are brackets.
bool isBalanced(const string& text) {
  const unordered_map<char, char> closing{
      {'(', ')'}, {'[', ']'}, {'{', '}'}};
  stack<char> expected;
  for (char character : text) {
    auto opener = closing.find(character);
    if (opener != closing.end()) {
      expected.push(opener->second);
    } else {
      if (expected.empty() || expected.top() != character) return false;
      expected.pop();
    }
  }
  // Whatever is still expected was never closed.
  return expected.empty();
}
