class TrieNode {
  TrieNode[] next = new TrieNode[128];
  boolean isWord = false;
}

class Trie {
  TrieNode root = new TrieNode();

  void insert(String word) { // @insert
    TrieNode node = root;
    for (char letter : word.toCharArray()) {
      if (node.next[letter] == null) // @check
        node.next[letter] = new TrieNode(); // @grow
      node = node.next[letter]; // @follow
    }
    node.isWord = true; // @mark
  }

  boolean startsWith(String prefix) {
    TrieNode node = root;
    char[] letters = prefix.toCharArray();
    for (char letter : letters) {
      if (node.next[letter] == null) // @look
        return false; // @missing
      node = node.next[letter];
    }
    return true; // @found
  }
}
