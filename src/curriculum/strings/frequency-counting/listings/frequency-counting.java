boolean isAnagram(String first, String second) {
  if (first.length() != second.length()) return false; // @length
  Map<Character, Integer> counts = new HashMap<>(); // @start
  for (char letter : first.toCharArray()) {
    counts.merge(letter, 1, Integer::sum); // @count
  }
  for (char letter : second.toCharArray()) {
    int left = counts.getOrDefault(letter, 0);
    if (left == 0) // @check
      return false; // @missing
    counts.put(letter, left - 1); // @use
  }
  return true; // @done
}
