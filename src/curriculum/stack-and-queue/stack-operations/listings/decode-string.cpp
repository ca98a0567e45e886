// 3[a2[b]] becomes abbabbabb.
// Each [ follows a number and has its ].
string decode(const string& text) {
  // What was read before each open bracket, and the repeat count.
  stack<pair<string, int>> outer;
  string current;
  int count = 0;
  for (char character : text) {
    if (isdigit(character)) {
      count = count * 10 + (character - '0');
    } else if (character == '[') {
      outer.push({current, count});
      current.clear();
      count = 0;
    } else if (character == ']') {
      auto [before, times] = outer.top();
      outer.pop();
      for (int i = 0; i < times; i++) before += current;
      current = before;
    } else {
      current += character;
    }
  }
  return current;
}
