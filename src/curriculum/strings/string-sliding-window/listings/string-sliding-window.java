int longestUnique(String text) {
  Set<Character> window = new HashSet<>(); // @start
  int left = 0;
  int best = 0;
  for (int right = 0; right < text.length(); right++) {
    char character = text.charAt(right);
    while (window.contains(character)) { // @enter
      window.remove(text.charAt(left)); // @shrink
      left++;
    }
    window.add(character); // @add
    best = Math.max(best, right - left + 1); // @keep
  }
  return best; // @done
}
