// word has at least one character.
List<Integer> anagramStarts(String text, String word) {
  // How often each character is missing from the window;
  // a surplus is negative, and a zero is removed.
  Map<Character, Integer> difference = new HashMap<>();
  for (char character : word.toCharArray()) {
    change(difference, character, 1);
  }
  List<Integer> starts = new ArrayList<>();
  for (int right = 0; right < text.length(); right++) {
    change(difference, text.charAt(right), -1);
    int leaving = right - word.length();
    if (leaving >= 0) change(difference, text.charAt(leaving), 1);
    if (difference.isEmpty()) starts.add(leaving + 1);
  }
  return starts;
}

void change(
    Map<Character, Integer> difference, char character, int amount) {
  int count = difference.getOrDefault(character, 0) + amount;
  if (count == 0) difference.remove(character);
  else difference.put(character, count);
}
