class TrieNode {
  Map<Character, TrieNode> children = new HashMap<>();
  boolean isWord = false;
}

class Trie {
  TrieNode root = new TrieNode();

  void insert(String word) { // @insert
    TrieNode node = root;
    for (char letter : word.toCharArray()) {
      if (!node.children.containsKey(letter)) // @check
        node.children.put(letter, new TrieNode()); // @grow
      node = node.children.get(letter); // @follow
    }
    node.isWord = true; // @mark
  }

  boolean startsWith(String prefix) {
    TrieNode node = root;
    for (char letter : prefix.toCharArray()) {
      if (!node.children.containsKey(letter)) // @look
        return false; // @missing
      node = node.children.get(letter);
    }
    return true; // @found
  }
}
