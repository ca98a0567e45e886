boolean isAnagram(String first, String second) {
  if (first.length() != second.length())
    return false; // @length
  Map<Character, Integer> counts = new HashMap<>(); // @start
  for (char letter : first.toCharArray())
    counts.merge(letter, 1, Integer::sum); // @count
  for (char letter : second.toCharArray()) {
    if (counts.getOrDefault(letter, 0) == 0) // @check
      return false; // @missing
    counts.merge(letter, -1, Integer::sum); // @use
  }
  return true; // @done
}
