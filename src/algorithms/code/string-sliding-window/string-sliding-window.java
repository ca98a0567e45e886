int longestUnique(String text) {
  Set<Character> window = new HashSet<>(); // @start
  int n = text.length();
  int left = 0, best = 0;
  for (int right = 0;
       right < n; right++) {
    char letter = text.charAt(right);
    while (window.contains(letter)) { // @enter
      window.remove(text.charAt(left)); // @shrink
      left++;
    }
    window.add(letter);
    int length = right - left + 1;
    best = Math.max(best, length); // @keep
  }
  return best; // @done
}
