// All characters are brackets.
boolean isBalanced(String text) {
  Map<Character, Character> closing =
      Map.of('(', ')', '[', ']', '{', '}');
  Deque<Character> expected = new ArrayDeque<>();
  for (char character : text.toCharArray()) {
    if (closing.containsKey(character)) {
      expected.push(closing.get(character));
    } else if (expected.isEmpty() || expected.pop() != character) {
      return false;
    }
  }
  // Whatever is still expected was never closed.
  return expected.isEmpty();
}
