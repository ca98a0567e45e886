class TrieNode {
  Map<Character, TrieNode> children = new HashMap<>();
  boolean isWord = false;
}

class Trie {
  TrieNode root = new TrieNode();

  void insert(String word) { // @insert
    TrieNode node = root;
    for (char c : word.toCharArray()) {
      if (!node.children.containsKey(c)) { // @check
        node.children.put(c, new TrieNode()); // @grow
      }
      node = node.children.get(c); // @follow
    }
    node.isWord = true; // @mark
  }

  boolean search(String word) {
    TrieNode node = find(word);
    // A prefix alone has a node too, but no mark.
    return node != null && node.isWord;
  }

  boolean startsWith(String prefix) {
    return find(prefix) != null;
  }

  TrieNode find(String prefix) {
    TrieNode node = root;
    for (char c : prefix.toCharArray()) {
      if (!node.children.containsKey(c)) { // @look
        return null; // @missing
      }
      node = node.children.get(c);
    }
    return node; // @found
  }
}
