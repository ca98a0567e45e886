List<List<String>> groupAnagrams(String[] words) {
  Map<String, List<String>> groups = new LinkedHashMap<>();
  for (String word : words) {
    // Anagrams have the same letters, so the same key.
    char[] letters = word.toCharArray();
    Arrays.sort(letters);
    String key = new String(letters);
    groups.computeIfAbsent(key, k -> new ArrayList<>()).add(word);
  }
  return new ArrayList<>(groups.values());
}
