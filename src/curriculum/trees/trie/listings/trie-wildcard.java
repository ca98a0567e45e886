// 211 calls the two methods addWord and search.
class WildcardDictionary {
  Map<Character, WildcardDictionary> children = new HashMap<>();
  boolean isWord = false;

  void add(String word) {
    WildcardDictionary node = this;
    for (char c : word.toCharArray()) {
      node.children.putIfAbsent(c, new WildcardDictionary());
      node = node.children.get(c);
    }
    node.isWord = true;
  }

  // The recursion is as deep as the pattern is long.
  boolean matches(String pattern) {
    return matches(pattern, 0);
  }

  boolean matches(String pattern, int i) {
    if (i == pattern.length()) return isWord;
    char c = pattern.charAt(i);
    if (c != '.') {
      WildcardDictionary child = children.get(c);
      return child != null && child.matches(pattern, i + 1);
    }
    // A dot may stand for any child, so the search branches.
    for (WildcardDictionary child : children.values()) {
      if (child.matches(pattern, i + 1)) return true;
    }
    return false;
  }
}
