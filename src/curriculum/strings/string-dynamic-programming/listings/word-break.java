// 139 passes a List<String>, from which a HashSet can be made, too.
boolean canSplit(String text, String[] words) {
  Set<String> known = new HashSet<>(Arrays.asList(words));
  // works[i]: the first i characters can be split into words.
  boolean[] works = new boolean[text.length() + 1];
  works[0] = true;
  for (int end = 1; end <= text.length(); end++) {
    for (int cut = 0; cut < end; cut++) {
      if (works[cut] && known.contains(text.substring(cut, end))) {
        works[end] = true;
        break; // One way is enough.
      }
    }
  }
  return works[text.length()];
}
