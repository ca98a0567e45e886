struct TrieNode {
  unordered_map<char, TrieNode*> next;
  bool isWord = false;
};

class Trie {
  TrieNode* root = new TrieNode();

public:
  void insert(const string& word) { // @insert
    TrieNode* node = root;
    for (char letter : word) {
      if (!node->next.count(letter)) // @check
        node->next[letter] = new TrieNode(); // @grow
      node = node->next[letter]; // @follow
    }
    node->isWord = true; // @mark
  }

  bool startsWith(const string& prefix) {
    TrieNode* node = root;
    for (char letter : prefix) {
      if (!node->next.count(letter)) // @look
        return false; // @missing
      node = node->next[letter];
    }
    return true; // @found
  }
};
