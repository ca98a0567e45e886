int longestUnique(String text) {
  Set<Character> window = new HashSet<>(); // @start
  int left = 0, best = 0;
  for (int right = 0; right < text.length(); right++) {
    char letter = text.charAt(right);
    while (window.contains(letter)) { // @enter
      window.remove(text.charAt(left)); // @shrink
      left++;
    }
    window.add(letter);
    best = Math.max(best, right - left + 1); // @keep
  }
  return best; // @done
}
