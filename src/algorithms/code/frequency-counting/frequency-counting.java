boolean isAnagram(
    String first, String second) {
  if (first.length() != second.length())
    return false; // @length
  Map<Character, Integer> counts =
      new HashMap<>(); // @start
  for (char letter : first.toCharArray())
    counts.merge(letter, 1, Integer::sum); // @count
  for (char used : second.toCharArray()) {
    int left =
        counts.getOrDefault(used, 0);
    if (left == 0) // @check
      return false; // @missing
    counts.put(used, left - 1); // @use
  }
  return true; // @done
}
