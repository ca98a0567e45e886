struct TrieNode {
  unordered_map<char, TrieNode*> children;
  bool isWord = false;
};

class Trie {
  TrieNode* root = new TrieNode();

public:
  void insert(const string& word) { // @insert
    TrieNode* node = root;
    for (char letter : word) {
      if (!node->children.count(letter)) // @check
        node->children[letter] = new TrieNode(); // @grow
      node = node->children[letter]; // @follow
    }
    node->isWord = true; // @mark
  }

  bool startsWith(const string& prefix) {
    TrieNode* node = root;
    for (char letter : prefix) {
      if (!node->children.count(letter)) // @look
        return false; // @missing
      node = node->children[letter];
    }
    return true; // @found
  }
};
