int firstUnique(String text) {
  Map<Character, Integer> counts = new HashMap<>();
  for (char character : text.toCharArray()) {
    counts.merge(character, 1, Integer::sum);
  }
  // The counts forgot the order, so scan the string again.
  for (int index = 0; index < text.length(); index++) {
    if (counts.get(text.charAt(index)) == 1) return index;
  }
  return -1;
}
