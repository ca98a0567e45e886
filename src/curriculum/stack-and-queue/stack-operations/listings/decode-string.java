// 3[a2[b]] becomes abbabbabb.
// Each [ follows a number and has its ].
String decode(String text) {
  // What was read before each open bracket, and the repeat count.
  Deque<StringBuilder> outer = new ArrayDeque<>();
  Deque<Integer> counts = new ArrayDeque<>();
  StringBuilder current = new StringBuilder();
  int count = 0;
  for (char character : text.toCharArray()) {
    if (Character.isDigit(character)) {
      count = count * 10 + (character - '0');
    } else if (character == '[') {
      outer.push(current);
      counts.push(count);
      current = new StringBuilder();
      count = 0;
    } else if (character == ']') {
      String repeated = current.toString().repeat(counts.pop());
      current = outer.pop().append(repeated);
    } else {
      current.append(character);
    }
  }
  return current.toString();
}
