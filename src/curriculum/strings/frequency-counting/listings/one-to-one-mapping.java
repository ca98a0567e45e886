boolean isOneToOne(String first, String second) {
  if (first.length() != second.length()) return false;
  Map<Character, Character> forward = new HashMap<>();
  Map<Character, Character> backward = new HashMap<>();
  for (int i = 0; i < first.length(); i++) {
    char a = first.charAt(i);
    char b = second.charAt(i);
    if (forward.getOrDefault(a, b) != b) return false;
    // Without this, two characters could share an image.
    if (backward.getOrDefault(b, a) != a) return false;
    forward.put(a, b);
    backward.put(b, a);
  }
  return true;
}
